import { z } from 'zod';
import { readRichText, RichTextError } from '../../../platform/rich-text/rich-text.ts';
import { TEXT_ID } from '../text-id.ts';
import { type Course, courseVideoSchema } from './course.ts';

const line = (longest: number) => z.string().trim().min(1).max(longest);
const MOST_OPTIONS = 8;

const option = z.strictObject({ text: line(100), right: z.boolean().default(false) });

/** A course as an operator writes it. */
export const courseFileSchema = z.strictObject({
  id: z.string().regex(TEXT_ID, '8 to 24 letters and digits'),
  position: z.int().min(1).max(1000),
  title: line(40),
  summary: line(120),
  minutes: z.int().min(1).max(120),
  coins: z.int().min(0).max(1000),
  closesAt: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .nullable()
    .default(null),
  video: courseVideoSchema.nullable().default(null),
  body: z.string().superRefine((text, context) => {
    try {
      readRichText(text);
    } catch (error) {
      if (!(error instanceof RichTextError)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
    }
  }),
  quiz: z
    .array(
      z.strictObject({
        question: line(200),
        explanation: line(300),
        options: z
          .array(option)
          .min(2)
          .max(MOST_OPTIONS)
          .refine((options) => options.some(({ right }) => right), 'no option is right'),
      }),
    )
    .min(1)
    .max(20),
});

const FIRST_LETTER = 97;

export type CourseFile = z.output<typeof courseFileSchema>;

/** The course of a file. The first option of a question gets the letter a. */
export const courseOf = ({ quiz, ...course }: CourseFile): Course => ({
  ...course,
  quiz: quiz.map(({ question, explanation, options }, index) => ({
    id: `q${index + 1}`,
    text: question,
    explanation,
    options: options.map(({ text, right }, place) => ({
      id: String.fromCodePoint(FIRST_LETTER + place),
      text,
      right,
    })),
  })),
});

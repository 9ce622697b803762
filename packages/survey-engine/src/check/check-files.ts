import type { QuestionFileModel } from 'survey-core';
import { z } from 'zod';
import type { Answers, ProblemCode } from '../definition/definition.ts';

/** The most files that one question accepts, even if its own `maxFiles` is higher. */
const mostFiles = 10;

/** What the survey runner stores for each uploaded file. `content` is the key of the upload. */
const answerSchema = z
  .array(
    z.strictObject({ name: z.string().max(200), type: z.string().max(100), content: z.string().max(200) }),
  )
  .min(1);

/** The most files that an answer to this question may have. */
export const mostFilesOf = ({ allowMultiple, maxFiles }: QuestionFileModel): number =>
  allowMultiple ? Math.min(maxFiles, mostFiles) : 1;

/** Checks the number and shape of uploaded files. `refuseForeignFiles` checks who uploaded them. */
export const checkFiles = (question: QuestionFileModel, value: unknown): ProblemCode | undefined => {
  const files = answerSchema.safeParse(value).data;
  if (files === undefined) return 'wrongType';
  if (files.length > mostFilesOf(question)) return 'tooMany';
  return new Set(files.map((file) => file.content)).size === files.length ? undefined : 'wrongType';
};

/** All files in these answers, each with its question, its key, and the name and type that the browser gave. */
export const filesNamed = (
  answers: Answers,
): { question: string; key: string; name: string; type: string }[] =>
  Object.entries(answers).flatMap(([question, value]) => {
    // Most answers are no list, and a schema that refuses is dear.
    const files = Array.isArray(value) ? (answerSchema.safeParse(value).data ?? []) : [];
    return files.map(({ content, name, type }) => ({ question, key: content, name, type }));
  });

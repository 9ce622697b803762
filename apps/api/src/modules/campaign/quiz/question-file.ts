import { parse } from 'yaml';
import { z } from 'zod';
import type { FiledQuestion } from './bank-store.ts';

const TITLE_MOST = 200;
const CHOICE_MOST = 60;

const text = (most: number) => z.string().trim().min(1).max(most);

const fileSchema = z
  .array(
    z
      .strictObject({
        id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/u, 'lower-case letters, digits and dashes'),
        category: text(20),
        title: text(TITLE_MOST),
        /** The first one is right. */
        choices: z.array(text(CHOICE_MOST)).min(2).max(6),
        explanation: text(TITLE_MOST),
      })
      .refine(({ choices }) => new Set(choices).size === choices.length, 'each choice once'),
  )
  .min(1)
  .max(5_000)
  .superRefine((questions, context) => {
    const repeated = (key: 'id' | 'title') =>
      questions.filter((one, index) => questions.findIndex((other) => other[key] === one[key]) < index);
    for (const one of [...repeated('id'), ...repeated('title')])
      context.addIssue({ code: 'custom', path: [one.id], message: 'each id and each title once' });
  });

/** Reads a file of questions, YAML or JSON. Throws an error that names each wrong entry and the expected value. */
export function readQuestionFile(source: string): FiledQuestion[] {
  const read = fileSchema.safeParse(parse(source));
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}

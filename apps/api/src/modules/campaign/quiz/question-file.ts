import { z } from 'zod';
import { readFiled } from '../../../platform/filed/filed-document.ts';
import type { FiledFault } from '../../../platform/filed/filed-fault.ts';
import { inBoth, readPart } from '../../../platform/filed/schema-faults.ts';
import type { FiledQuestion } from './bank-store.ts';

const TITLE_MOST = 200;
const CHOICE_MOST = 60;

const text = (most: number) => z.string().trim().min(1).max(most);

const fileSchema = z
  .array(
    z
      .strictObject({
        id: z
          .string()
          .refine(
            (id) => /^[a-z0-9][a-z0-9-]{0,31}$/u.test(id),
            inBoth('lower-case letters, digits and dashes', '最多 32 个小写字母、数字或短横'),
          ),
        category: text(20),
        title: text(TITLE_MOST),
        /** The first one is right. */
        choices: z.array(text(CHOICE_MOST)).min(2).max(6),
        explanation: text(TITLE_MOST),
      })
      .refine(
        ({ choices }) => new Set(choices).size === choices.length,
        inBoth('each choice once', '选项不能重复'),
      ),
  )
  .min(1)
  .max(5_000)
  .superRefine((questions, context) => {
    const repeated = (key: 'id' | 'title'): number[] => {
      const texts = questions.map((one) => one[key]);
      return texts.flatMap((one, index) => (texts.indexOf(one) < index ? [index] : []));
    };
    for (const index of new Set([...repeated('id'), ...repeated('title')]))
      context.addIssue({
        code: 'custom',
        path: [index],
        ...inBoth('each id and each title once', '编号和题目都不能重复'),
      });
  });

/** The questions of a file, or what is wrong with it. */
type CheckedQuestions =
  | { questions: FiledQuestion[]; faults: [] }
  | { questions: undefined; faults: FiledFault[] };

/** Checks a file of questions, YAML or JSON. */
export function checkQuestionFile(source: string): CheckedQuestions {
  const filed = readFiled(source);
  if (filed.faults.length > 0) return { questions: undefined, faults: filed.faults };
  const { part, faults } = readPart(fileSchema, filed.plain, { filed });
  return part === undefined ? { questions: undefined, faults } : { questions: part, faults: [] };
}

/** Reads a file of questions. Throws an error that names each wrong entry and the expected value. */
export function readQuestionFile(source: string): FiledQuestion[] {
  const { questions, faults } = checkQuestionFile(source);
  if (questions !== undefined) return questions;
  throw new Error(faults.map(({ field, text: fault }) => `${field}: ${fault}`).join('\n'));
}

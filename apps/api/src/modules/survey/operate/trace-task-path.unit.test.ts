import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTaskFile } from '../authoring/task-file.ts';
import { type TaskPath, traceTaskPath } from './trace-task-path.ts';

const folder = new URL('../../../../data/survey/', import.meta.url);
const now = new Date('2026-11-21T08:30:00.000Z');
const MOST_STEPS = 60;

type Question = TaskPath['pages'][number]['questions'][number];
type Field = Pick<Question, 'input' | 'choices'>;

/** The `nth` answer that somebody might try in a field. */
const tried = ({ input, choices }: Field, nth: number): string[] => {
  const values = choices.map(({ value }) => value);
  if (input === 'number') return [String([30, 3, 1, 100][nth % 4])];
  if (input === 'text') return [['文字', '2026-01-01', 'a@example.com', '13800000000'][nth % 4] ?? ''];
  return input === 'order' ? values : [values[nth % values.length] ?? ''];
};

const answersTo = ({ name, input, choices, parts }: Question, nth: number) =>
  parts.length > 0
    ? parts.map((part) => ({ name, part: part.path, values: tried(part, nth) }))
    : [{ name, values: tried({ input, choices }, nth) }];

test.each(readdirSync(folder))('14.77 %s is walked to an end by its fields alone', (name) => {
  const file = readTaskFile(name, readFileSync(new URL(name, folder), 'utf8'));
  const given = new Map<string, ReturnType<typeof answersTo>>();
  const tries = new Map<string, number>();
  let path: TaskPath | undefined;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    path = traceTaskPath(file, { answers: [...given.values()].flat(), full: [], now });
    if (path?.end !== 'open') break;
    const page = path.pages.findLast(({ reached, shown }) => reached && shown);
    for (const question of page?.questions ?? []) {
      if (question.problem === null) continue;
      const nth = tries.get(question.name) ?? 0;
      tries.set(question.name, nth + 1);
      given.set(question.name, answersTo(question, nth));
    }
  }
  expect(path?.unknown).toEqual([]);
  expect(path?.end).not.toBe('open');
});

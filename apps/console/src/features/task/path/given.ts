import type { TaskPathAnswer } from '@yayan/console-client';

/** The given answers by question and part. */
export type Given = ReadonlyMap<string, TaskPathAnswer>;

const keyOf = (name: string, part: readonly string[]): string => JSON.stringify([name, ...part]);

/** What was given to a question, or to one of its parts. */
export const givenTo = (given: Given, name: string, part: readonly string[]): readonly string[] =>
  given.get(keyOf(name, part))?.values ?? [];

/** The answers with another one. Without values it is taken back. */
export function withAnswer(
  given: Given,
  name: string,
  part: readonly string[],
  values: readonly string[],
): Given {
  const next = new Map(given);
  const key = keyOf(name, part);
  if (values.length === 0) next.delete(key);
  else next.set(key, { name, values: [...values], ...(part.length > 0 && { part: [...part] }) });
  return next;
}

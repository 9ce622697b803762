import { newIdempotencyKey } from '@yayan/auth';

let last: { readonly sent: string; readonly key: string } | undefined;

/**
 * The key of a press that sends these values (rule 2.30). Sent again they get the same key, so that the server answers
 * once more if the first answer got lost.
 */
export const pressKey = (...values: readonly string[]): string => {
  const sent = values.join('\n');
  if (last?.sent !== sent) last = { sent, key: newIdempotencyKey() };
  return last.key;
};

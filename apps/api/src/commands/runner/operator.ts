import type { CommandCall } from './command.ts';

const LONGEST_REASON = 200;

/** The operator's name, from `--by`. Throws if it is missing. */
export function operatorOf({ by }: CommandCall['options']): string {
  if (typeof by !== 'string' || by.trim() === '') throw new Error('Say who you are: --by <name>');
  return by.trim();
}

/** The reason for a decision, which the member or another operator reads. Throws if it is missing or too long. */
export function reasonOf(words: readonly string[]): string {
  const reason = words.join(' ').trim();
  if (reason === '' || reason.length > LONGEST_REASON)
    throw new Error(`Give a reason of at most ${LONGEST_REASON} characters: it is read by whom it concerns`);
  return reason;
}

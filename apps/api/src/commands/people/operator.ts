import type { CommandCall } from '../runner/command.ts';

const LONGEST_REASON = 200;

/** Who decides something, from `--by`; throws when nobody is named. */
export function operatorOf({ by }: CommandCall['options']): string {
  if (typeof by !== 'string' || by.trim() === '') throw new Error('Say who you are: --by <name>');
  return by.trim();
}

/** Why something is decided, from the words behind it: the member, or another operator, reads it. Throws without any. */
export function reasonOf(words: readonly string[]): string {
  const reason = words.join(' ').trim();
  if (reason === '' || reason.length > LONGEST_REASON)
    throw new Error(`Give a reason of at most ${LONGEST_REASON} characters: it is read by whom it concerns`);
  return reason;
}

import { createHash } from 'node:crypto';
import type { CommandCall } from './command.ts';
import { textOption } from './option-values.ts';

/**
 * The id of what an act gives, from its `--key`: the same act with the same key for the same member has the same id, so
 * that a command that is repeated after a lost answer acts once. Throws if the key is missing.
 */
export function keyedId(call: CommandCall, act: string, memberId: string): string {
  const key = textOption(call, 'key');
  const hash = createHash('sha256').update([act, memberId, key].join('\n')).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

import { uuidOfText } from '../../platform/uuid-of-text.ts';
import type { CommandCall } from './command.ts';
import { textOption } from './option-values.ts';

/**
 * The id of what an act gives, from its `--key`: the same act with the same key for the same member has the same id, so
 * that a command that is repeated after a lost answer acts once. Throws if the key is missing.
 */
export function keyedId(call: CommandCall, act: string, memberId: string): string {
  return uuidOfText([act, memberId, textOption(call, 'key')].join('\n'));
}

import type { Act } from '../../platform/audit/act.ts';
import { performAct } from '../../platform/audit/perform-act.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ActCall, RunAct } from './action.ts';

/** The input of an act, and why it is done. */
export interface Given<Input> {
  input: Input;
  reason: string;
  /** The id of the act, made from the command's key: a command that is repeated after a lost answer acts once. */
  id?: string;
}

/**
 * Makes the work of a command from an act that the operator console performs too. `read` reads the words. It may read files
 * and look ids up.
 */
export const performing =
  <Input>(
    act: Act<Input>,
    read: (call: ActCall, platform: Platform) => Given<Input> | Promise<Given<Input>>,
  ): RunAct =>
  async (platform, call) => {
    const { input, reason, id } = await read(call, platform);
    let isRepeated = false;
    const { title, changes } = await performAct(platform, act, input, {
      // Who has access to the server needs no account.
      actor: { id: null, name: call.by, roles: null, address: null },
      reason,
      key: '',
      seen: null,
      dryRun: false,
      ...(id !== undefined && { id }),
      onRepeat: () => {
        isRepeated = true;
      },
    });
    if (isRepeated) return call.say('This key was used before: nothing changed');
    call.say(title);
    for (const { field, before, after } of changes)
      call.say(`  ${field}: ${before ?? '-'} → ${after ?? '-'}`);
  };

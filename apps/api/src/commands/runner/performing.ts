import type { Act } from '../../platform/audit/act.ts';
import { performAct } from '../../platform/audit/perform-act.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ActCall, RunAct } from './action.ts';

/** The input of an act, and why it is done. */
interface Given<Input> {
  input: Input;
  reason: string;
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
    const { input, reason } = await read(call, platform);
    const { title, changes } = await performAct(platform, act, input, {
      // Who has access to the server needs no account.
      actor: { id: null, name: call.by, roles: null, address: null },
      reason,
      key: '',
      seen: null,
      dryRun: false,
    });
    call.say(title);
    for (const { field, before, after } of changes)
      call.say(`  ${field}: ${before ?? '-'} → ${after ?? '-'}`);
  };

import type { Act } from '../../platform/audit/act.ts';
import { performAct } from '../../platform/audit/perform-act.ts';
import type { ActCall, RunAct } from './action.ts';

/** Makes the work of a command from an act that the operator console performs too. `read` reads the words. */
export const performing =
  <Input>(act: Act<Input>, read: (call: ActCall) => { input: Input; reason: string }): RunAct =>
  async (platform, call) => {
    const { input, reason } = read(call);
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

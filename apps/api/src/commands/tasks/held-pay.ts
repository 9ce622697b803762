import { decideHeldPay, listHeldPay } from '../../modules/survey/module.ts';
import { memberTaskPorts } from '../../composition/member-task-ports.ts';
import { reasonOf } from '../runner/operator.ts';
import type { Run, RunAct } from '../runner/action.ts';

/** `task held list` prints the completes whose pay waits for review (rule 3.34). */
export const listHeld: Run = async (platform, { say }) => {
  const held = await listHeldPay(platform);
  for (const { sessionId, title, overlapSeconds, heldAt } of held)
    say([sessionId, heldAt.toISOString(), `${overlapSeconds} s beside another one`, title].join('  '));
  say(`${held.length} wait for review`);
};

/** Pays or refuses the held pay of one complete. */
export const decideHeld =
  (verdict: 'paid' | 'refused'): RunAct =>
  async (platform, { words: [, , sessionId = '', ...rest], by, say }) => {
    const reason = verdict === 'paid' && rest.length === 0 ? null : reasonOf(rest);
    const deps = { ...platform, ports: memberTaskPorts(platform) };
    await decideHeldPay(deps, { sessionId, verdict, operator: by, reason });
    say(`${sessionId}: ${verdict}`);
  };

import { heldPays } from '../../composition/acts/held-pay-acts.ts';
import { listHeldPay } from '../../modules/survey/module.ts';
import { reasonOf } from '../runner/operator.ts';
import { performing } from '../runner/performing.ts';
import type { Run, RunAct } from '../runner/action.ts';

const SHOWN = 200;

/** `task held list` prints the completes whose pay waits for review (rule 3.34). */
export const listHeld: Run = async (platform, { say }) => {
  const held = await listHeldPay(platform, { after: undefined, limit: SHOWN });
  for (const { sessionId, title, overlapSeconds, heldAt } of held)
    say([sessionId, heldAt.toISOString(), `${overlapSeconds} s beside another one`, title].join('  '));
  say(`${held.length} wait for review`);
};

/** Pays or refuses the held pay of one complete. */
export const decideHeld = (verdict: 'paid' | 'refused'): RunAct =>
  performing(
    verdict === 'paid' ? heldPays.payHeld : heldPays.refuseHeld,
    ({ words: [, , sessionId = '', ...rest] }) => ({
      input: { sessionId },
      reason: verdict === 'paid' && rest.length === 0 ? '' : reasonOf(rest),
    }),
  );

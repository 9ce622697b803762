import { completes } from '../../composition/acts/complete-acts.ts';
import type { RunAct } from '../runner/action.ts';
import { reasonOf } from '../runner/operator.ts';
import { performing } from '../runner/performing.ts';

/** Rejects a complete of our own host, or takes that back. */
export const decideComplete = (verdict: 'reject' | 'restore'): RunAct =>
  performing(
    verdict === 'reject' ? completes.rejectComplete : completes.restoreComplete,
    ({ words: [, , participationId = '', ...reason] }) => ({
      input: { participationId },
      reason: reasonOf(reason),
    }),
  );

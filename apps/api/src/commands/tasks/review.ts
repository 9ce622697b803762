import { handIns } from '../../composition/acts/hand-in-acts.ts';
import { reviewOf, waitingReviews } from '../../modules/task/module.ts';
import { performing } from '../runner/performing.ts';
import { reasonOf } from '../runner/operator.ts';
import type { Run, RunAct } from '../runner/action.ts';

/** `task review list` prints the submissions that wait for review. */
export const listReviews: Run = async (platform, { say }) => {
  const waiting = await waitingReviews(platform);
  for (const { run, title } of waiting) {
    say([run.participationId, run.state, `by ${reviewOf(run)?.by ?? ''}`, title].join('  '));
    if (run.submission?.text) say(`    ${run.submission.text.replaceAll(/\s+/g, ' ')}`);
    for (const { key, caption } of run.submission?.photos ?? []) say(`    ${key}  ${caption}`);
  }
  say(`${waiting.length} wait for review`);
};

const acts = {
  approve: handIns.approveHandIn,
  return: handIns.returnHandIn,
  reject: handIns.rejectHandIn,
} as const;

/** Decides one submission. */
export const review = (verdict: keyof typeof acts): RunAct =>
  performing(acts[verdict], ({ words: [, , sessionId = '', ...rest] }) => ({
    input: { sessionId },
    reason: verdict === 'approve' && rest.length === 0 ? '' : reasonOf(rest),
  }));

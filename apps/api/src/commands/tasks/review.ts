import type { Decision } from '../../modules/task/api.ts';
import { decide, reviewOf, waitingReviews } from '../../modules/task/module.ts';
import { memberTaskPorts } from '../../composition/member-task-ports.ts';
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

/** Decides one submission. */
export const review =
  (verdict: Decision['verdict']): RunAct =>
  async (platform, { words: [, , sessionId = '', ...rest], by, say }) => {
    const reason = verdict === 'approve' && rest.length === 0 ? null : reasonOf(rest);
    const decision = { sessionId, verdict, operator: by, reason };
    await decide({ ...platform, ports: memberTaskPorts(platform) }, decision);
    say(`${sessionId}: ${verdict}`);
  };

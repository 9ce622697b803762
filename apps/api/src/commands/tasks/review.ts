import { decide, type Decision, waitingReviews } from '../../modules/task/activity/review.ts';
import { reviewOf } from '../../modules/task/activity/run.ts';
import { memberTaskPorts } from '../../composition/member-task-ports.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CommandCall } from '../runner/command.ts';
import { operatorOf, reasonOf } from '../people/operator.ts';
import type { Action } from '../runner/run-action.ts';

const VERDICTS: readonly Decision['verdict'][] = ['approve', 'return', 'reject'];

/**
 * `task review list` prints the submissions that wait for review. `task review approve|return|reject <session>
 * [reason]` decides one and stores the operator's name.
 */
export const reviewTasks: Action = async (platform, call) => {
  const [, action] = call.words;
  if (action === undefined || action === 'list') await list(platform, call.say);
  else await review(platform, call);
};

async function list(platform: Platform, say: CommandCall['say']): Promise<void> {
  const waiting = await waitingReviews(platform);
  for (const { run, title } of waiting) {
    say([run.participationId, run.state, `by ${reviewOf(run)?.by ?? ''}`, title].join('  '));
    if (run.submission?.text) say(`    ${run.submission.text.replaceAll(/\s+/g, ' ')}`);
    for (const { key, caption } of run.submission?.photos ?? []) say(`    ${key}  ${caption}`);
  }
  say(`${waiting.length} wait for review`);
}

async function review(platform: Platform, { words, options, say }: CommandCall): Promise<void> {
  const [, action, sessionId, ...rest] = words;
  const verdict = VERDICTS.find((one) => one === action);
  if (verdict === undefined) throw new Error(`There is no ${action ?? ''}: list, approve, return or reject`);
  if (sessionId === undefined) throw new Error('Name a session: list shows those that wait');
  const reason = verdict === 'approve' && rest.length === 0 ? null : reasonOf(rest);
  const decision = { sessionId, verdict, operator: operatorOf(options), reason };
  await decide({ ...platform, ports: memberTaskPorts(platform) }, decision);
  say(`${sessionId}: ${verdict}`);
}

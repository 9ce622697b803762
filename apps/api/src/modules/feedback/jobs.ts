import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { FeedbackDeps } from './tickets/feedback-deps.ts';
import { notifyEnded } from './penalties/penalties.ts';
import { confirmByClock } from './tickets/operate.ts';

const JOB = 'feedback.clock';

/** Every ten minutes: confirms old answers, and notifies members whose penalty ended. */
export function defineFeedbackJobs(deps: FeedbackDeps, jobs: Jobs): void {
  jobs.define(JOB, async (_data, { signal }) => {
    await confirmByClock(deps, signal);
    await notifyEnded(deps, signal);
  });
  jobs.schedule(JOB, '*/10 * * * *');
}

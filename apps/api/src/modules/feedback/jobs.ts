import type { Jobs } from '../../platform/jobs/jobs.ts';
import { settleAll } from '../../platform/jobs/settle-all.ts';
import { countTicketFigures } from './figures/ticket-figures.ts';
import type { FeedbackDeps } from './tickets/feedback-deps.ts';
import { notifyEnded } from './penalties/penalties.ts';
import { confirmByClock } from './tickets/operate.ts';

const JOB = 'feedback.clock';
const FIGURES_JOB = 'feedback.count-figures';

/** Every ten minutes: confirms old answers, notifies members whose penalty ended, and counts the console's figures. */
export function defineFeedbackJobs(deps: FeedbackDeps, jobs: Jobs): void {
  jobs.define(JOB, async (_data, { signal }) => {
    // An answer that can't be confirmed must not keep others from hearing that their penalty ended.
    await settleAll([confirmByClock, notifyEnded], (stage) => stage(deps, signal), signal);
  });
  jobs.schedule(JOB, '*/10 * * * *');
  jobs.define(FIGURES_JOB, async () => await countTicketFigures(deps.platform));
  jobs.schedule(FIGURES_JOB, '*/10 * * * *');
}

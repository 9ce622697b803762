import type { Jobs } from '../../platform/jobs/jobs.ts';
import { confirmByClock } from './rewards/confirm-pay.ts';
import { reckonClosed } from './rewards/reckon.ts';
import { lapseKept } from './rewards/reward-store.ts';
import { payDue, type RewardDeps } from './rewards/settle.ts';

const SETTLE_JOB = 'group.settle';

/** The jobs of discussion groups: reckon what closed by its schedule, confirm by the clock, pay what is confirmed. */
export function defineGroupJobs(deps: RewardDeps & { jobs: Jobs }): void {
  deps.jobs.define(SETTLE_JOB, async (_data, { signal }) => {
    await reckonClosed(deps);
    await confirmByClock(deps);
    await payDue(deps, undefined, signal);
    await lapseKept(deps.database.read, deps.clock.now());
  });
  deps.jobs.schedule(SETTLE_JOB, '*/5 * * * *');
}

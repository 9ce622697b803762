import type { TaskDeps } from './task-deps.ts';
import { sweepEnded } from './wall/ended-store.ts';
import { updateMedianLoi } from './wall/median-store.ts';

const MEASURE = 'task.measure-minutes';
const SWEEP = 'task.sweep-ended';

/** The jobs of tasks. */
export function defineTaskJobs({ database, clock, jobs }: TaskDeps): void {
  jobs.define(MEASURE, async (_data, { signal }) => {
    await updateMedianLoi(database.read, signal);
  });
  jobs.schedule(MEASURE, '*/10 * * * *');
  jobs.define(SWEEP, async () => {
    await sweepEnded(database.read, clock.now());
  });
  jobs.schedule(SWEEP, '* * * * *');
}

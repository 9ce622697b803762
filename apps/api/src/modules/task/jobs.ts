import type { TaskDeps } from './task-deps.ts';
import { updateMedianLoi } from './task-store.ts';
import { sweepEnded } from './wall/ended-store.ts';

const MEASURE = 'task.measure-minutes';
const SWEEP = 'task.sweep-ended';

/** The jobs of tasks. */
export function defineTaskJobs({ database, clock, jobs }: TaskDeps): void {
  jobs.define(MEASURE, async () => {
    await updateMedianLoi(database.read);
  });
  jobs.schedule(MEASURE, '*/10 * * * *');
  jobs.define(SWEEP, async () => {
    await sweepEnded(database.read, clock.now());
  });
  jobs.schedule(SWEEP, '* * * * *');
}

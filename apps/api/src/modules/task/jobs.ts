import type { TaskDeps } from './task-deps.ts';
import { releaseHeld } from './participation/release-held.ts';
import { countOutcomes } from './outcome/count-outcomes.ts';
import { remindMembers } from './reminders/reminders.ts';
import { sweepEnded } from './wall/ended-store.ts';
import { updateMedianLoi } from './wall/median-store.ts';

const MEASURE = 'task.measure-minutes';
const COUNT = 'task.count-outcomes';
const SWEEP = 'task.sweep-ended';
const RELEASE = 'task.release-held';
const REMIND = 'task.remind';

/** The jobs of tasks. */
export function defineTaskJobs(deps: TaskDeps): void {
  const { database, clock, jobs } = deps;
  jobs.define(MEASURE, async (_data, { signal }) => {
    await updateMedianLoi(database.read, signal);
  });
  jobs.schedule(MEASURE, '*/10 * * * *');
  jobs.define(COUNT, async () => await countOutcomes(deps));
  jobs.schedule(COUNT, '25 * * * *');
  jobs.define(REMIND, async (_data, { signal }) => await remindMembers(deps, signal));
  jobs.schedule(REMIND, '40 * * * *');
  jobs.define(SWEEP, async () => {
    await sweepEnded(database.read, clock.now());
  });
  jobs.schedule(SWEEP, '* * * * *');
  jobs.define(RELEASE, async (_data, { signal }) => {
    await releaseHeld(deps, signal);
  });
  jobs.schedule(RELEASE, '* * * * *');
}

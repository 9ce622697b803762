import type { TaskDeps } from '../task/task-deps.ts';
import { sweepSeats } from './quota/sweep-seats.ts';

const SWEEP = 'survey.sweep-seats';

/** The jobs of the survey host. */
export function defineSurveyJobs(deps: TaskDeps): void {
  const { jobs } = deps;
  jobs.define(SWEEP, async (_data, { signal }) => {
    await sweepSeats(deps, signal);
  });
  jobs.schedule(SWEEP, '* * * * *');
}

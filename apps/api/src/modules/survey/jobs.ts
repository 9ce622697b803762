import type { TaskParts } from '../task/task-deps.ts';
import { sweepSeats } from './quota/sweep-seats.ts';

const SWEEP = 'survey.sweep-seats';

/** The jobs of the survey host. */
export function defineSurveyJobs(parts: TaskParts): void {
  const { jobs } = parts;
  jobs.define(SWEEP, async (_data, { signal }) => {
    await sweepSeats(parts, signal);
  });
  jobs.schedule(SWEEP, '* * * * *');
}

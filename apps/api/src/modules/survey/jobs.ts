import type { TaskDeps } from '../task/api.ts';
import { updateFullQuotas } from './authoring/update-full-quotas.ts';
import { sweepSeats } from './answering/sweep-seats.ts';
import { countFigures } from './figures/count-figures.ts';
import { releaseHeldPay } from './quality/held-pay.ts';

const SWEEP = 'survey.sweep-seats';
const HELD = 'survey.release-held-pay';
const FIGURES = 'survey.count-figures';
const QUOTAS = 'survey.note-full-quotas';

/** The jobs of the survey host. */
export function defineSurveyJobs(deps: TaskDeps): void {
  const { jobs } = deps;
  jobs.define(SWEEP, async (_data, { signal }) => {
    await sweepSeats(deps, signal);
  });
  jobs.schedule(SWEEP, '* * * * *');
  jobs.define(QUOTAS, async () => {
    await updateFullQuotas(deps.database);
  });
  jobs.schedule(QUOTAS, '* * * * *');
  jobs.define(HELD, async (_data, { signal }) => {
    await releaseHeldPay(deps, signal);
  });
  jobs.schedule(HELD, '*/10 * * * *');
  jobs.define(FIGURES, async (_data, { signal }) => {
    await countFigures(deps, signal);
  });
  jobs.schedule(FIGURES, '5/10 * * * *');
}

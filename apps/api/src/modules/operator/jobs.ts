import { sealActs } from '../../platform/audit/act-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { countDayFigures, type DayFigurePorts } from './figures/count-day-figures.ts';

const SEAL_JOB = 'operator.seal-acts';
const FIGURES_JOB = 'operator.day-figures';

/**
 * Each hour the end of the audit log's chain is stored and logged, where no database administrator can change it. Every ten
 * minutes the figures of the day are counted.
 */
export function defineOperatorJobs(
  { database, clock, jobs, log }: Pick<Platform, 'database' | 'clock' | 'jobs' | 'log'>,
  dayFigures: DayFigurePorts,
): void {
  jobs.define(SEAL_JOB, async () => {
    const sealed = await sealActs(database.read, clock.now());
    if (sealed) log.info({ event: 'audit.sealed', ...sealed }, 'the audit log is sealed');
  });
  jobs.schedule(SEAL_JOB, '15 * * * *');
  jobs.define(FIGURES_JOB, async () => await countDayFigures({ database, clock }, dayFigures));
  jobs.schedule(FIGURES_JOB, '*/10 * * * *');
}

import type { Platform } from '../../platform/platform.ts';
import { recoverQuality } from './quality/quality.ts';

const RECOVER_JOB = 'reward.recover-quality';

/** The reward area's job: every night deductions of quality come back whose last day is over (rule 4.11). */
export function defineRewardJobs({
  clock,
  database,
  jobs,
}: Pick<Platform, 'clock' | 'database' | 'jobs'>): void {
  jobs.define(RECOVER_JOB, async (_data, { signal }) => await recoverQuality(database, clock.now(), signal));
  jobs.schedule(RECOVER_JOB, '10 0 * * *');
}

import type { Platform } from '../../platform/platform.ts';
import { createMessages } from '../message/module.ts';
import { recoverQuality } from './quality/quality.ts';

const RECOVER_JOB = 'reward.recover-quality';

/** The reward area's job: every night it gives back the deductions of quality whose last day is over (rule 4.11). */
export function defineRewardJobs(
  platform: Pick<Platform, 'clock' | 'database' | 'jobs' | 'events' | 'random'>,
): void {
  const { clock, database, jobs } = platform;
  const messages = createMessages(platform);
  jobs.define(
    RECOVER_JOB,
    async (_data, { signal }) => await recoverQuality({ database, messages }, clock.now(), signal),
  );
  jobs.schedule(RECOVER_JOB, '10 0 * * *');
}

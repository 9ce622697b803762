import type { Platform } from '../../platform/platform.ts';
import { createMessages } from '../message/module.ts';
import { writeLevelNews } from './levels/level-news.ts';
import { recoverQuality } from './quality/quality.ts';

const RECOVER_JOB = 'reward.recover-quality';
const LEVEL_JOB = 'reward.level-news';

/**
 * The reward area's jobs: every night one gives back the deductions of quality whose last day is over (rule 4.11), and every
 * five minutes one writes to members who have reached a level (rule 4.26).
 */
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
  jobs.define(
    LEVEL_JOB,
    async (_data, { signal }) => await writeLevelNews({ database, clock, messages }, signal),
  );
  jobs.schedule(LEVEL_JOB, '*/5 * * * *');
}

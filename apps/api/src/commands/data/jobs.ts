import { z } from 'zod';
import { countFailedJobs, retryFailedJobs, selectFailedJobs } from '../../platform/jobs/job-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { act, look, type ActCall } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command, CommandCall } from '../runner/command.ts';

const MOST_LISTED = 200;

async function list({ database }: Platform, { say }: CommandCall): Promise<void> {
  for (const { id, name, failedAt, error } of await selectFailedJobs(database.read, MOST_LISTED))
    say([id, name, failedAt.toISOString(), error].join('  '));
  const counts = await countFailedJobs(database.read);
  say(`${counts.reduce((sum, { jobs }) => sum + jobs, 0)} jobs have failed`);
}

async function retry({ database }: Platform, { words: [, which = ''], say }: ActCall): Promise<void> {
  const named = z.uuid().safeParse(which).success ? { id: which } : { name: which };
  const jobs = await database.transaction((tx) => retryFailedJobs(tx, named));
  if (jobs === 0) throw new Error(`No failed job is called ${which}`);
  say(`${jobs} jobs run again`);
}

/** Jobs that failed for days and that nobody tries again by itself. */
export const jobs: Command = actionsCommand({
  name: 'jobs',
  summary: 'Look at jobs that failed for good, and try them again',
  actions: [
    look('list', 'The failed jobs with their last error, the newest first', list),
    act('retry <id or name>', 'Try one job again, or all of a name', retry),
  ],
});

import { z } from 'zod';
import { retryJobs } from '../../modules/operator/module.ts';
import { countFailedJobs, selectFailedJobs } from '../../platform/jobs/job-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { act, look } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { performing } from '../runner/performing.ts';

const MOST_LISTED = 200;

async function list({ database }: Platform, { say }: CommandCall): Promise<void> {
  const any = { name: undefined, after: undefined };
  for (const { id, name, failedAt, error } of await selectFailedJobs(database.read, MOST_LISTED, any))
    say([id, name, failedAt.toISOString(), error].join('  '));
  const counts = await countFailedJobs(database.read);
  say(`${counts.reduce((sum, { jobs }) => sum + jobs, 0)} jobs have failed`);
}

/** Jobs that failed for days and that nobody tries again by itself. */
export const jobs: Command = actionsCommand({
  name: 'jobs',
  summary: 'Look at jobs that failed for good, and try them again',
  actions: [
    look('list', 'The failed jobs with their last error, the newest first', list),
    act(
      'retry <id or name>',
      'Try one job again, or all of a name',
      performing(retryJobs, ({ words: [, which = ''] }) => ({
        input: z.uuid().safeParse(which).success ? { id: which } : { name: which },
        reason: '',
      })),
    ),
  ],
});

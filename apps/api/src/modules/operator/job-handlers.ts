import type { ConsoleHandlers } from '../../call/operator/console-call.ts';
import { actHandler } from '../../platform/audit/act-handler.ts';
import { countFailedJobs, selectFailedJobs } from '../../platform/jobs/job-store.ts';
import { pageOf, placeOf } from '../../platform/page.ts';
import type { Platform } from '../../platform/platform.ts';
import { retryJobs } from './retry-jobs.ts';

/** The console's calls of jobs that failed for good. */
export const jobHandlers = (
  platform: Platform,
): Pick<ConsoleHandlers, 'listFailedJobs' | 'retryJob' | 'retryJobs'> => {
  const { read } = platform.database;
  return {
    listFailedJobs: async ({ query: { cursor, limit = 20, name } }) => {
      const rows = await selectFailedJobs(read, limit + 1, { name, after: placeOf(cursor) });
      const page = pageOf(rows, limit, ({ failedAt: at, id }) => ({ at, id }));
      const counts = await countFailedJobs(read);
      return {
        items: page.items.map(({ failedAt, ...job }) => ({ ...job, failedAt: failedAt.toISOString() })),
        nextCursor: page.nextCursor,
        names: counts.map(({ name: job, jobs, since }) => ({ name: job, jobs, since: since.toISOString() })),
      };
    },
    retryJob: actHandler(platform, retryJobs, ({ params }: Parameters<ConsoleHandlers['retryJob']>[0]) => ({
      id: params.id,
    })),
    retryJobs: actHandler(platform, retryJobs, ({ body }: Parameters<ConsoleHandlers['retryJobs']>[0]) => ({
      name: body.input.name,
    })),
  };
};

import type { ConsoleHandlers } from '../../call/operator/console-call.ts';
import { actHandler } from '../../platform/audit/act-handler.ts';
import { countFailedJobs, selectFailedJobs, selectWaitingJobs } from '../../platform/jobs/job-store.ts';
import { cappedCount, MOST_COUNTED, pageOf, placeOf } from '../../platform/page.ts';
import type { Platform } from '../../platform/platform.ts';
import { retryJobs } from './retry-jobs.ts';

/** The console's calls of jobs: what waits, and what failed for good. */
export const jobHandlers = (
  platform: Platform,
): Pick<ConsoleHandlers, 'listFailedJobs' | 'listWaitingJobs' | 'retryJob' | 'retryJobs'> => {
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
    listWaitingJobs: async () => ({
      items: (await selectWaitingJobs(read, MOST_COUNTED + 1)).map((each) => {
        const { count, countIsCapped } = cappedCount(each.waiting);
        return {
          name: each.name,
          waiting: count,
          waitingIsCapped: countIsCapped,
          running: each.running,
          oldestAt: each.oldestAt?.toISOString() ?? null,
          nextAt: each.nextAt?.toISOString() ?? null,
        };
      }),
    }),
    retryJob: actHandler(platform, retryJobs, ({ params }: Parameters<ConsoleHandlers['retryJob']>[0]) => ({
      id: params.id,
    })),
    retryJobs: actHandler(platform, retryJobs, ({ body }: Parameters<ConsoleHandlers['retryJobs']>[0]) => ({
      name: body.input.name,
    })),
  };
};

import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../call/operator/console-call.ts';
import { selectRequests } from '../../platform/audit/request-store.ts';
import type { Connection } from '../../platform/database/database.ts';
import { countFailedJobs } from '../../platform/jobs/job-store.ts';
import type { Platform } from '../../platform/platform.ts';

type Overview = ConsoleDataOf<'getOverview'>;

/** One queue of an area: how much waits, and since when. */
export type Waiting = Overview['waiting'][number];

/** What the overview needs from other areas. */
export interface OverviewPorts {
  /** Everything that waits for operators. */
  waiting: (db: Connection, now: Date) => Promise<Waiting[]>;
  /** The figures that jobs count. */
  figures: (db: Connection) => Promise<Overview['figures']>;
  /** The findings of the last reconcile, by check. */
  lastReconcile: () => Promise<readonly { name: string; findings: number; at: Date }[]>;
}

const MOST_REQUESTS = 100;

/** The first page of the console. It reads counts that stop early and figures that jobs keep, never whole tables. */
export const overviewHandlers = (
  { database, clock }: Platform,
  { waiting, figures, lastReconcile }: OverviewPorts,
): Pick<ConsoleHandlers, 'getOverview'> => ({
  getOverview: async () => {
    const [db, now] = [database.read, clock.now()];
    const requests = await selectRequests(db, { openAt: now, limit: MOST_REQUESTS });
    const checks = await lastReconcile();
    const failed = await countFailedJobs(db);
    return {
      at: now.toISOString(),
      waiting: [
        {
          what: 'requests',
          count: requests.length,
          countIsCapped: requests.length === MOST_REQUESTS,
          oldestAt: requests.at(-1)?.asked_at.toISOString() ?? null,
          dueAt: requests.at(-1)?.ends_at.toISOString() ?? null,
        },
        ...(await waiting(db, now)),
      ],
      figures: await figures(db),
      reconcile: {
        at: checks[0]?.at.toISOString() ?? null,
        findings: checks
          .filter(({ findings: count }) => count > 0)
          .map(({ name, findings: count }) => ({ check: name, count })),
      },
      failedJobs: failed.map(({ name, jobs, since }) => ({ name, jobs, since: since.toISOString() })),
    };
  },
});

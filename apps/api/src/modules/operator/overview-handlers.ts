import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../call/operator/console-call.ts';
import type { OperatorCaller } from '../../call/operator/operator-caller.ts';
import { agreementsOf } from '../../call/operator/permissions.ts';
import { countOpenRequests, type RequestFor } from '../../platform/audit/request-store.ts';
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
  /** The findings of the last reconcile, by check. */
  lastReconcile: () => Promise<readonly { name: string; findings: number; at: Date }[]>;
}

const requestQueues: readonly (readonly [Waiting['what'], RequestFor])[] = [
  ['requests', 'me'],
  ['ownRequests', 'mine'],
  ['requestsOfOthers', 'others'],
];

const requestsOf = async (db: Connection, operator: OperatorCaller, now: Date): Promise<Waiting[]> => {
  const counted = await countOpenRequests(
    db,
    { ...operator, permissions: agreementsOf(operator.roles) },
    now,
  );
  return requestQueues.map(([what, whose]) => {
    const queue = counted.find((each) => each.whose === whose);
    return {
      what,
      count: queue?.count ?? 0,
      countIsCapped: false,
      oldestAt: queue?.oldestAt.toISOString() ?? null,
      dueAt: queue?.dueAt.toISOString() ?? null,
    };
  });
};

/** The first page of the console. It reads counts that stop early, never whole tables. */
export const overviewHandlers = (
  { database, clock }: Platform,
  { waiting, lastReconcile }: OverviewPorts,
): Pick<ConsoleHandlers, 'getOverview'> => ({
  getOverview: async ({ operator }) => {
    const [db, now] = [database.read, clock.now()];
    const checks = await lastReconcile();
    const failed = await countFailedJobs(db);
    return {
      at: now.toISOString(),
      waiting: [...(await requestsOf(db, operator, now)), ...(await waiting(db, now))],
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

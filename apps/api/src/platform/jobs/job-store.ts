import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { Tx } from '../database/tx.ts';
import { type Place, rowsBefore } from '../page.ts';

// pg-boss's own table. It exists after the first start of a server.

const exists = async (db: Connection): Promise<boolean> => {
  const { rows } = await sql`select 1 where to_regclass('jobs.job') is not null`.execute(db);
  return rows.length > 0;
};

/** The data of all jobs of a name that wait or run. */
export async function livingJobs(db: Connection, name: string): Promise<object[]> {
  if (!(await exists(db))) return [];
  const { rows } = await sql<{ data: object }>`
    select data from jobs.job where name = ${name} and state in ('created', 'retry', 'active')`.execute(db);
  return rows.map(({ data }) => data);
}

/** How many jobs of each name have failed for good. Scheduled jobs run again by themselves, so they don't count. */
export async function countFailedJobs(
  db: Connection,
): Promise<{ name: string; jobs: number; since: Date }[]> {
  if (!(await exists(db))) return [];
  const { rows } = await sql<{ name: string; jobs: number; since: Date }>`
    select name, count(*)::int as jobs, min(completed_on) as since from jobs.job
    where state = 'failed' and policy = 'standard' group by name order by name`.execute(db);
  return rows;
}

/** What jobs of a name wait and run. */
export interface WaitingJobs {
  name: string;
  /** Counted up to the given number. */
  waiting: number;
  running: number;
  oldestAt: Date | null;
  nextAt: Date | null;
}

/**
 * What waits and runs of each name, the longest waiting first. It reads each name by itself, because pg-boss's index of what
 * waits begins with the name, and the finished jobs of a week are far more.
 */
export async function selectWaitingJobs(db: Connection, most: number): Promise<WaitingJobs[]> {
  if (!(await exists(db))) return [];
  const { rows } = await sql<WaitingJobs>`
    select q.name, w.waiting, r.running, w."oldestAt", w."nextAt" from jobs.queue q
    cross join lateral (
      select count(*)::int as waiting, min(created_on) as "oldestAt", min(start_after) as "nextAt"
      from (select created_on, start_after from jobs.job
        where name = q.name and state < 'active' and not blocked
        order by name, priority desc, created_on limit ${most}) first
    ) w
    cross join lateral (
      select count(*)::int as running from jobs.job where name = q.name and state = 'active'
    ) r
    where w.waiting + r.running > 0 order by w."oldestAt" nulls last, q.name`.execute(db);
  return rows;
}

export interface FailedJob {
  id: string;
  name: string;
  failedAt: Date;
  /** The message of the last error. */
  error: string;
}

/** Failed jobs of a name, or of all, after a position, the newest first. */
export async function selectFailedJobs(
  db: Connection,
  limit: number,
  { name, after }: { name: string | undefined; after: Place | undefined },
): Promise<FailedJob[]> {
  if (!(await exists(db))) return [];
  const later = sql`and ${rowsBefore(after, 'completed_on', 'id')}`;
  const named = name === undefined ? sql`` : sql`and name = ${name}`;
  const { rows } = await sql<FailedJob>`
    select id, name, completed_on as "failedAt", coalesce(output ->> 'message', '') as error from jobs.job
    where state = 'failed' and policy = 'standard' ${named} ${later}
    order by completed_on desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many jobs have failed for good: one by its id, or all of a name. */
export async function countFailed(db: Connection, which: { id: string } | { name: string }): Promise<number> {
  if (!(await exists(db))) return 0;
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from jobs.job where state = 'failed' and policy = 'standard'
      and ${'id' in which ? sql`id = ${which.id}::uuid` : sql`name = ${which.name}`}`.execute(db);
  return rows[0]?.jobs ?? 0;
}

/**
 * Lets failed jobs run again with all their attempts: one by its id, or all of a name. Resolves to their number. A job
 * that runs again, or was deleted, is left out.
 */
export async function retryFailedJobs(tx: Tx, which: { id: string } | { name: string }): Promise<number> {
  if (!(await exists(tx))) return 0;
  const { rows } = await sql`
    update jobs.job set state = 'retry', retry_count = 0, started_on = null, completed_on = null,
      start_after = now(), keep_until = now() + interval '14 days'
    where state = 'failed' and policy = 'standard'
      and ${'id' in which ? sql`id = ${which.id}::uuid` : sql`name = ${which.name}`}
    returning id`.execute(tx);
  return rows.length;
}

/** Makes counting failed jobs cheap: few of the jobs that pg-boss stores for a week have failed. */
export const FAILED_INDEX = {
  name: 'jobs.job_failed',
  create: `create index if not exists job_failed on jobs.job_common (name, completed_on) where state = 'failed'`,
} as const;

import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { FAILED_INDEX } from './job-store.ts';

export interface JobOptions {
  /** How long one attempt may take, in seconds (default 300). */
  limitSeconds?: number;
}

const LIMIT_SECONDS = 300;
/** When a server dies, another one takes over its job after this time, even if the job's limit is longer. */
const HEARTBEAT_SECONDS = 60;
const NIL_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * A sent job is retried for a week, from the eleventh attempt on once an hour: people wait for it, and a provider may be
 * away for days. A scheduled job is retried for about half an hour, at most a minute apart. Its next runs are skipped while it waits.
 */
const RETRIES = {
  sent: { retryLimit: 180, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  scheduled: { retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
};

/** A job with everything that its queue needs. */
interface QueueJob extends JobOptions {
  name: string;
  scheduled: boolean;
}

/** The settings of a queue, with pg-boss's names, in the order in which `findPrepared` reads them. */
interface QueueOptions {
  policy: 'exclusive' | 'standard';
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  retryDelayMax: number;
  expireInSeconds: number;
  heartbeatSeconds: number;
  notify: boolean;
}

const optionsOf = ({ limitSeconds = LIMIT_SECONDS, scheduled }: QueueJob): QueueOptions => ({
  policy: scheduled ? 'exclusive' : 'standard',
  ...(scheduled ? RETRIES.scheduled : RETRIES.sent),
  expireInSeconds: limitSeconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  notify: true,
});

/**
 * Returns a function that tells whether the database already has a queue with the options in the code, so that a start
 * needn't write all of them. Call it before pg-boss starts: then pg-boss caches these queues at its start.
 */
export async function findPrepared(database: Pick<Database, 'run'>): Promise<(queue: QueueJob) => boolean> {
  const tables = await database.run("select 1 where to_regclass('jobs.queue') is not null");
  if (tables.rows.length === 0) return () => false;
  const { rows } = await database.run(`
    select name, policy, retry_limit as "retryLimit", retry_delay as "retryDelay", retry_backoff as "retryBackoff",
      retry_delay_max as "retryDelayMax", expire_seconds as "expireInSeconds",
      heartbeat_seconds as "heartbeatSeconds", notify
    from jobs.queue`);
  const found = new Set(rows.map((row) => JSON.stringify(row)));
  return (queue) => found.has(JSON.stringify({ name: queue.name, ...optionsOf(queue) }));
}

/** Creates a job's queue, or updates an existing one to the options in the code. */
export async function prepareQueue(
  boss: PgBoss,
  database: Pick<Database, 'run'>,
  queue: QueueJob,
): Promise<void> {
  const { name } = queue;
  const { policy, ...options } = optionsOf(queue);
  await boss.createQueue(name, { ...options, policy });
  // pg-boss can change a policy only by deleting the queue with its jobs. For new jobs, changing this column is enough.
  await database.run('update jobs.queue set policy = $2 where name = $1 and policy <> $2', [name, policy]);
  await boss.updateQueue(name, options);
  // This makes pg-boss cache the queue. A later lookup inside a transaction would need a second connection.
  await boss.findJobs(name, { id: NIL_JOB });
}

/** Creates the index of failed jobs at the first start. Looks first, because creating an index locks the table. */
export async function prepareFailedIndex(database: Pick<Database, 'run'>): Promise<void> {
  const found = await database.run('select 1 where to_regclass($1) is not null', [FAILED_INDEX.name]);
  if (found.rows.length === 0) await database.run(FAILED_INDEX.create);
}

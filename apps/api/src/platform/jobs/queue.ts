import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';

export interface JobOptions {
  /** How long one attempt may take, in seconds (default 300). */
  limitSeconds?: number;
}

const LIMIT_SECONDS = 300;
/** When a server dies, another one takes its job after this time, however long the job's limit is. */
const HEARTBEAT_SECONDS = 60;
const NIL_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * A scheduled job is retried for about half an hour, at most a minute apart: while it waits, its next turns are
 * skipped.
 */
const RETRIES = {
  sent: { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  scheduled: { retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
};

/** Creates a job's queue, or updates an existing one to the options in the code. */
export async function prepareQueue(
  boss: PgBoss,
  database: Pick<Database, 'run'>,
  { name, limitSeconds = LIMIT_SECONDS, scheduled }: JobOptions & { name: string; scheduled: boolean },
): Promise<void> {
  const policy = scheduled ? 'exclusive' : 'standard';
  const options = {
    ...(scheduled ? RETRIES.scheduled : RETRIES.sent),
    expireInSeconds: limitSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    notify: true,
  };
  await boss.createQueue(name, { ...options, policy });
  // pg-boss can change a policy only by deleting the queue with its jobs. For new jobs, changing this column is enough.
  await database.run('update jobs.queue set policy = $2 where name = $1 and policy <> $2', [name, policy]);
  await boss.updateQueue(name, options);
  // This makes pg-boss cache the queue. A later lookup inside a transaction would need a second connection.
  await boss.findJobs(name, { id: NIL_JOB });
}

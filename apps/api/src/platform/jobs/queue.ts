import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';

export interface JobOptions {
  /** How long one attempt may take, in seconds (default 300). */
  limitSeconds?: number;
}

const LIMIT_SECONDS = 300;
/** A job of a server that died is given to another one this soon, however long its limit is. */
const HEARTBEAT_SECONDS = 60;
const NIL_JOB = '00000000-0000-0000-0000-000000000000';

/** A scheduled job is tried again for half an hour, and never so late that its next turns are left out for long. */
const RETRIES = {
  sent: { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  scheduled: { retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
};

/** Makes a job's queue, or brings the one that is there up to what its code says now. */
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
  // pg-boss changes a queue's policy by deleting it with its jobs. The column alone decides for jobs sent from now on.
  await database.run('update jobs.queue set policy = $2 where name = $1 and policy <> $2', [name, policy]);
  await boss.updateQueue(name, options);
  // Has pg-boss remember the queue: looking it up later, inside a transaction, would need another connection.
  await boss.findJobs(name, { id: NIL_JOB });
}

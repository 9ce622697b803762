import { fromKysely, PgBoss, type ConstructorOptions, type Db } from 'pg-boss';
import { ZONE } from '../calendar.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import { exclusively } from './exclusively.ts';
import { livingJobs } from './job-store.ts';
import { findPrepared, type JobOptions, prepareFailedIndex, prepareQueue } from './queue.ts';
import type { Tx } from '../database/tx.ts';

/** One attempt of a job. A job may run more than once, so a handler uses `id` as the idempotency key of its effect. */
export interface JobRun {
  /** The job's id. It is the same in every attempt. */
  readonly id: string;
  /** 0 in the first attempt. */
  readonly attempt: number;
  /**
   * Aborts when the attempt's time is over or the server stops. A long handler must stop then; the job runs again
   * later.
   */
  readonly signal: AbortSignal;
}

export type JobHandler<Data extends object> = (data: Data, run: JobRun) => Promise<void>;

/**
 * Work outside the request. One server runs each job and retries it after a failure for a
 * week (5 s to an hour apart). `yayan jobs` lists those that failed for good (rule 8.8). A
 * job that is sent inside a transaction exists only if that commits. All side effects outside the process use this as
 * their outbox.
 */
export interface Jobs {
  /** Defines a job's name and handler. Call it before `start`. */
  define<Data extends object>(name: string, handler: JobHandler<Data>, options?: JobOptions): void;
  /** Sends a job in the transaction. Resolves to the job's id. `startAfter` is when it may first run (default: now). */
  sendIn(tx: Tx, name: string, data: object, options?: { startAfter?: Date }): Promise<string>;
  /** The data of the jobs of this name that wait or run, for sweeps that look for rows without a job. */
  living(name: string): Promise<object[]>;
  /**
   * Runs a defined job by a cron expression in Asia/Shanghai time. On all servers together at most one run waits or
   * works at a time; a run that is due meanwhile is skipped. Call it before `start`.
   */
  schedule(name: string, cron: string): void;
  /** Creates the queues, then runs jobs and schedules. With `work: false` this process only sends jobs. */
  start(options?: { work?: boolean }): Promise<void>;
  /** Takes no more jobs and waits for the running ones, at most `timeoutMs` (default 20 s). */
  stop(timeoutMs?: number): Promise<void>;
  readonly running: boolean;
  /** How many runs of each job have failed in this process since its start, tries again included. */
  readonly failures: ReadonlyMap<string, number>;
  /**
   * Returns the handler of a defined job, for tests that run jobs themselves. Without a signal nothing aborts the
   * run.
   */
  handlerOf(name: string): ((data: object, run: TestRun) => Promise<void>) | undefined;
}

type TestRun = Omit<JobRun, 'signal'> & Partial<Pick<JobRun, 'signal'>>;

const SCHEMA = 'jobs';
const WORK = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5, localConcurrency: 2 };

interface JobDefinition {
  handler: JobHandler<object>;
  options: JobOptions;
}

/** Creates jobs on pg-boss, in the schema `jobs` of the product's database. */
export function createJobs(parts: { database: Database; clock: Clock; log: Logger }): Jobs {
  const { database, clock, log } = parts;
  const defined = new Map<string, JobDefinition>();
  const crons = new Map<string, string>();
  const failures = new Map<string, number>();
  const boss = new PgBoss(bossOptions(database));
  boss.on('error', (err) => log.error({ err }, 'jobs failed'));
  let begun = false;
  let running = false;

  const runJob = async (
    name: string,
    { handler }: JobDefinition,
    data: object,
    run: JobRun,
  ): Promise<void> => {
    try {
      await handler(data, run);
    } catch (err) {
      failures.set(name, (failures.get(name) ?? 0) + 1);
      log.error({ err, job: name, jobId: run.id, attempt: run.attempt }, 'job failed');
      throw err;
    }
  };

  const work = async (name: string, job: JobDefinition): Promise<void> => {
    await boss.work<object, void, typeof WORK & { includeMetadata: true }>(
      name,
      { ...WORK, includeMetadata: true },
      async (batch) => {
        for (const { id, retryCount, signal, data } of batch)
          await runJob(name, job, data, { id, attempt: retryCount, signal });
      },
    );
  };

  const runAll = async (): Promise<void> => {
    for (const [name, cron] of crons) await boss.schedule(name, cron, null, { tz: ZONE });
    for (const [name, job] of defined) await work(name, job);
  };

  return {
    define: (name, handler, options = {}) => {
      if (defined.has(name)) throw new Error(`Job ${name} is defined twice`);
      defined.set(name, { handler: handler as JobHandler<object>, options }); // Sender and handler agree on the type.
    },
    sendIn: async (tx, name, data, options) => {
      if (!defined.has(name)) throw new Error(`Job ${name} is not defined`);
      // pg-boss notifies workers only of due jobs, and compares with the start of the transaction. A minute ago is
      // always due.
      const startAfter = options?.startAfter ?? new Date(clock.now().getTime() - 60_000);
      const id = await boss.send(name, data, { db: fromKysely(tx), startAfter });
      if (id === null) throw new Error(`Job ${name} was not accepted`);
      return id;
    },
    living: async (name) => await livingJobs(database.read, name),
    schedule: (name, cron) => {
      const job = defined.get(name);
      if (job === undefined) throw new Error(`Job ${name} is not defined`);
      crons.set(name, cron);
      defined.set(name, { ...job, handler: exclusively(job.handler) });
    },
    start: async (options) => {
      begun = true;
      const isPrepared = await findPrepared(database);
      await boss.start();
      for (const [name, { options: limits }] of defined) {
        const queue = { name, ...limits, scheduled: crons.has(name) };
        if (!isPrepared(queue)) await prepareQueue(boss, database, queue);
      }
      await prepareFailedIndex(database);
      if (options?.work !== false) await runAll();
      running = true;
    },
    stop: async (timeoutMs = 20_000) => {
      if (!begun) return;
      begun = false;
      running = false;
      await boss.stop({ graceful: true, close: false, timeout: timeoutMs });
    },
    get running() {
      return running;
    },
    failures,
    handlerOf: (name) => {
      const job = defined.get(name);
      return job && ((data, run) => job.handler(data, { signal: new AbortController().signal, ...run }));
    },
  };
}

function bossOptions(database: Database): ConstructorOptions {
  const db: Db = {
    executeSql: async (text, values) => await database.run(text, values),
    listen: async (channel, heard, missed) => {
      const close = await database.listen(channel, (payload) =>
        payload === undefined ? missed() : heard(payload),
      );
      missed();
      return { close };
    },
  };
  const embedded = database.engine === 'pglite';
  return {
    db,
    schema: SCHEMA,
    backend: embedded ? 'pglite' : 'postgres',
    useListenNotify: true,
    // The embedded database can't rebuild indexes concurrently. platform/database/pglite/upkeep.ts maintains it.
    reindex: !embedded,
    monitorVacuum: !embedded,
  };
}

import type { Transaction } from 'kysely';
import { fromKysely, PgBoss, type ConstructorOptions, type Db } from 'pg-boss';
import { ZONE } from '../calendar.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/gen/schema.ts';
import type { Logger } from '../log.ts';
import { exclusively } from './exclusively.ts';
import { type JobOptions, prepareQueue } from './queue.ts';

/** One run of a job. It may run more than once: a handler that has an effect keys it by `id`. */
export interface JobRun {
  /** The same in every attempt. */
  readonly id: string;
  /** 0 in the first attempt. */
  readonly attempt: number;
  /** Aborts when the run's time is over or the server stops. A long handler ends then: the job runs again later. */
  readonly signal: AbortSignal;
}

export type JobHandler<Data extends object> = (data: Data, run: JobRun) => Promise<void>;

/**
 * Work outside the request: later, again after a failure (10 times, from 5 s to an hour apart), by one server only.
 * A job sent inside a transaction exists exactly when that commits, which makes it the outbox of every side effect
 * that leaves the process.
 */
export interface Jobs {
  /** Names a job and what does it. Before `start`. */
  define<Data extends object>(name: string, handler: JobHandler<Data>, options?: JobOptions): void;
  /** Sends a job with the transaction; resolves to its id. `startAfter` is when it may first run (default: now). */
  sendIn(
    tx: Transaction<Schema>,
    name: string,
    data: object,
    options?: { startAfter?: Date },
  ): Promise<string>;
  /**
   * Runs a defined job by a cron expression read in Asia/Shanghai. At most one run of it waits or runs at a time, on
   * all servers together: a turn that comes while one does is left out. Before `start`.
   */
  schedule(name: string, cron: string): void;
  /** Begins: queues are made, jobs run and schedules hold, unless `work` is false (a sender only). */
  start(options?: { work?: boolean }): Promise<void>;
  /** Takes no more work and waits for what is running, at most `timeoutMs` (default 20 s). */
  stop(timeoutMs?: number): Promise<void>;
  readonly running: boolean;
  /** The handler of a defined job, for tests that run jobs themselves; without a signal nothing ends the run. */
  handlerOf(name: string): ((data: object, run: TestRun) => Promise<void>) | undefined;
}

type TestRun = Omit<JobRun, 'signal'> & Partial<Pick<JobRun, 'signal'>>;

const SCHEMA = 'jobs';
const WORK = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5, localConcurrency: 2 };

interface Defined {
  handler: JobHandler<object>;
  options: JobOptions;
}

/** Jobs over pg-boss, in the product's own database, schema `jobs`. */
export function createJobs(parts: { database: Database; clock: Clock; log: Logger }): Jobs {
  const { database, clock, log } = parts;
  const defined = new Map<string, Defined>();
  const crons = new Map<string, string>();
  const boss = new PgBoss(bossOptions(database));
  boss.on('error', (err) => log.error({ err }, 'jobs failed'));
  let begun = false;
  let running = false;

  const runJob = async (name: string, { handler }: Defined, data: object, run: JobRun): Promise<void> => {
    try {
      await handler(data, run);
    } catch (err) {
      log.error({ err, job: name, jobId: run.id, attempt: run.attempt }, 'job failed');
      throw err;
    }
  };

  const work = async (name: string, job: Defined): Promise<void> => {
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
      defined.set(name, { handler: handler as JobHandler<object>, options }); // The data of a name is what its sender sends.
    },
    sendIn: async (tx, name, data, options) => {
      if (!defined.has(name)) throw new Error(`Job ${name} is not defined`);
      // Safely past for the database too: its transaction began before now, and what is not due wakes nobody.
      const startAfter = options?.startAfter ?? new Date(clock.now().getTime() - 60_000);
      const id = await boss.send(name, data, { db: fromKysely(tx), startAfter });
      if (id === null) throw new Error(`Job ${name} was not accepted`);
      return id;
    },
    schedule: (name, cron) => {
      const job = defined.get(name);
      if (job === undefined) throw new Error(`Job ${name} is not defined`);
      crons.set(name, cron);
      defined.set(name, { ...job, handler: exclusively(job.handler) });
    },
    start: async (options) => {
      begun = true;
      await boss.start();
      for (const [name, job] of defined)
        await prepareQueue(boss, database, { name, ...job.options, scheduled: crons.has(name) });
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
    // The embedded database is kept up by platform/database/pglite/upkeep.ts, and can't rebuild indexes beside other work.
    reindex: !embedded,
    monitorVacuum: !embedded,
  };
}

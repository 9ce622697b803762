import type { Transaction } from 'kysely';
import { fromKysely, PgBoss, type ConstructorOptions, type Db } from 'pg-boss';
import { ZONE } from '../calendar.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/gen/schema.ts';
import type { Logger } from '../log.ts';

/** One run of a job. It may run more than once: a handler that has an effect keys it by `id`. */
export interface JobRun {
  /** The same in every attempt. */
  readonly id: string;
  /** 0 in the first attempt. */
  readonly attempt: number;
}

export type JobHandler<Data extends object> = (data: Data, run: JobRun) => Promise<void>;

/**
 * Work outside the request: later, again after a failure (10 times, from 5 s to an hour apart), by one server only.
 * A job sent inside a transaction exists exactly when that commits, which makes it the outbox of every side effect
 * that leaves the process.
 */
export interface Jobs {
  /** Names a job and what does it. Before `start`. */
  define<Data extends object>(name: string, handler: JobHandler<Data>): void;
  /** Sends a job with the transaction; resolves to its id. `startAfter` is when it may first run (default: now). */
  sendIn(
    tx: Transaction<Schema>,
    name: string,
    data: object,
    options?: { startAfter?: Date },
  ): Promise<string>;
  /** Runs a defined job by a cron expression read in Asia/Shanghai, on one server each time. Before `start`. */
  schedule(name: string, cron: string): void;
  /** Begins: queues are made, jobs run and schedules hold, unless `work` is false (a sender only). */
  start(options?: { work?: boolean }): Promise<void>;
  /** Takes no more work and waits for what is running, at most `timeoutMs` (default 20 s). */
  stop(timeoutMs?: number): Promise<void>;
  readonly running: boolean;
  /** The handler of a defined job, for tests that run jobs themselves. */
  handlerOf(name: string): JobHandler<object> | undefined;
}

const SCHEMA = 'jobs';
const QUEUE = {
  retryLimit: 10,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  notify: true,
};
const WORK = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5, localConcurrency: 2 };

/** Jobs over pg-boss, in the product's own database, schema `jobs`. */
export function createJobs(parts: { database: Database; clock: Clock; log: Logger }): Jobs {
  const { database, clock, log } = parts;
  const handlers = new Map<string, JobHandler<object>>();
  const crons = new Map<string, string>();
  const boss = new PgBoss(bossOptions(database));
  boss.on('error', (err) => log.error({ err }, 'jobs failed'));
  let begun = false;
  let running = false;

  const runJob = async (
    name: string,
    handler: JobHandler<object>,
    data: object,
    run: JobRun,
  ): Promise<void> => {
    try {
      await handler(data, run);
    } catch (err) {
      log.error({ err, job: name, jobId: run.id, attempt: run.attempt }, 'job failed');
      throw err;
    }
  };

  const work = async (name: string, handler: JobHandler<object>): Promise<void> => {
    await boss.work<object, void, typeof WORK & { includeMetadata: true }>(
      name,
      { ...WORK, includeMetadata: true },
      async (jobs) => {
        for (const job of jobs)
          await runJob(name, handler, job.data, { id: job.id, attempt: job.retryCount });
      },
    );
  };

  const runAll = async (): Promise<void> => {
    for (const [name, cron] of crons) await boss.schedule(name, cron, null, { tz: ZONE });
    for (const [name, handler] of handlers) await work(name, handler);
  };

  return {
    define: (name, handler) => {
      if (handlers.has(name)) throw new Error(`Job ${name} is defined twice`);
      handlers.set(name, handler as JobHandler<object>); // The data of a name is what its sender sends.
    },
    sendIn: async (tx, name, data, options) => {
      if (!handlers.has(name)) throw new Error(`Job ${name} is not defined`);
      // Safely past for the database too: its transaction began before now, and what is not due wakes nobody.
      const startAfter = options?.startAfter ?? new Date(clock.now().getTime() - 60_000);
      const id = await boss.send(name, data, { db: fromKysely(tx), startAfter });
      if (id === null) throw new Error(`Job ${name} was not accepted`);
      return id;
    },
    schedule: (name, cron) => {
      if (!handlers.has(name)) throw new Error(`Job ${name} is not defined`);
      crons.set(name, cron);
    },
    start: async (options) => {
      begun = true;
      await boss.start();
      for (const name of handlers.keys()) await prepareQueue(boss, name);
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
    handlerOf: (name) => handlers.get(name),
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
    // The embedded database is kept up by platform/database/upkeep.ts, and can't rebuild indexes beside other work.
    reindex: !embedded,
    monitorVacuum: !embedded,
  };
}

/** Makes the queue and has pg-boss remember it: looking it up later, inside a transaction, would need a connection. */
async function prepareQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.createQueue(name, QUEUE);
  await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
}

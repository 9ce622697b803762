import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runDueJobs } from '../../../test/system/run-due-jobs.ts';
import { settableClock } from '../../../test/system/settable-clock.ts';
import { silentLog } from '../../../test/system/silent-log.ts';
import { testDatabase } from '../../../test/database/test-database.ts';
import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { createJobs, type Jobs } from './jobs.ts';

let database: Database;
let started: Jobs[] = [];

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(async () => {
  await Promise.all(started.map((jobs) => jobs.stop(1_000)));
  await database.close();
});

function newJobs(clock = systemClock): Jobs {
  const jobs = createJobs({ database, clock, log: silentLog });
  started.push(jobs);
  return jobs;
}

test('a job sent in a transaction runs after the commit, and never after a rollback', async () => {
  const jobs = newJobs();
  const seen: string[] = [];
  const last = Promise.withResolvers<void>();
  jobs.define<{ text: string }>('test.say', async ({ text }) => {
    seen.push(text);
    if (text === 'committed') last.resolve();
  });
  await jobs.start();
  const failing = database.transaction(async (tx) => {
    await jobs.sendIn(tx, 'test.say', { text: 'rolled back' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await database.transaction((tx) => jobs.sendIn(tx, 'test.say', { text: 'committed' }));
  await last.promise;
  await jobs.stop();
  expect(seen).toEqual(['committed']);
});

test('a graceful stop waits for the running job', async () => {
  const jobs = newJobs();
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  let ended = false;
  jobs.define('test.long', async () => {
    begun.resolve();
    await mayEnd.promise;
    ended = true;
  });
  await jobs.start();
  await database.transaction((tx) => jobs.sendIn(tx, 'test.long', {}));
  await begun.promise;
  const stopping = jobs.stop();
  mayEnd.resolve();
  await stopping;
  expect(ended).toBe(true);
  expect(jobs.running).toBe(false);
});

test('a job waits until the product clock reaches its time', async () => {
  const clock = settableClock();
  const jobs = newJobs(clock);
  const ran: string[] = [];
  jobs.define<{ name: string }>('test.later', async ({ name }) => {
    ran.push(name);
  });
  await jobs.start({ work: false });
  const inAnHour = new Date(clock.now().getTime() + 3_600_000);
  await database.transaction(async (tx) => {
    await jobs.sendIn(tx, 'test.later', { name: 'later' }, { startAfter: inAnHour });
    await jobs.sendIn(tx, 'test.later', { name: 'now' });
  });
  const parts = { database, jobs, clock };
  await runDueJobs(parts);
  expect(ran).toEqual(['now']);
  clock.advance(3_600_000);
  await runDueJobs(parts);
  expect(ran).toEqual(['now', 'later']);
});

test('refuses to send an unknown job', async () => {
  const jobs = newJobs();
  await jobs.start({ work: false });
  await expect(database.transaction((tx) => jobs.sendIn(tx, 'test.unknown', {}))).rejects.toThrow(
    'Job test.unknown is not defined',
  );
});

test('four servers start their jobs at once on one database, and each job runs on one server only', async () => {
  const ran: number[] = [];
  const servers = Array.from({ length: database.engine === 'postgres' ? 4 : 1 }, () => newJobs());
  for (const jobs of servers)
    jobs.define<{ number: number }>('test.shared', async ({ number }) => void ran.push(number));
  await Promise.all(servers.map((jobs) => jobs.start()));
  expect(servers.every((jobs) => jobs.running)).toBe(true);

  const numbers = Array.from({ length: 40 }, (_, number) => number);
  for (const number of numbers)
    await database.transaction(async (tx) => void (await servers[0]?.sendIn(tx, 'test.shared', { number })));
  await vi.waitFor(() => expect(ran.length).toBeGreaterThanOrEqual(numbers.length), { timeout: 20_000 });
  await Promise.all(servers.map((jobs) => jobs.stop()));
  expect(ran.toSorted((a, b) => a - b)).toEqual(numbers);
});

const sendTwice = (jobs: Jobs, name: string) =>
  database.transaction(async (tx) => {
    await jobs.sendIn(tx, name, {});
    await expect(jobs.sendIn(tx, name, {})).rejects.toThrow('was not accepted');
  });

test('an attempt over its time limit gets an abort signal, and the next attempt waits until it has ended', async () => {
  const jobs = newJobs();
  const runs: string[] = [];
  const again = Promise.withResolvers<void>();
  jobs.define(
    'test.slow',
    async (_data, { attempt, signal }) => {
      runs.push(`begins ${attempt}`);
      if (attempt > 0) return again.resolve();
      await once(signal, 'abort');
      // The aborted attempt takes longer to end than pg-boss waits before the next one.
      await wait(7_000);
      runs.push(`ends ${attempt}`);
    },
    { limitSeconds: 1 },
  );
  jobs.schedule('test.slow', '0 0 1 1 *');
  await jobs.start();
  await database.transaction((tx) => jobs.sendIn(tx, 'test.slow', {}));
  await again.promise;
  await jobs.stop();
  expect(runs).toEqual(['begins 0', 'ends 0', 'begins 1']);
});

test('one run of a scheduled job waits or works at a time, also in a queue from before it was scheduled', async () => {
  const before = newJobs();
  before.define('test.scheduled', () => Promise.resolve());
  await before.start({ work: false });
  await before.stop();
  const jobs = newJobs();
  jobs.define('test.scheduled', () => Promise.resolve(), { limitSeconds: 1234 });
  jobs.schedule('test.scheduled', '0 0 1 1 *');
  await jobs.start({ work: false });
  await sendTwice(jobs, 'test.scheduled');
  const { rows } = await database.run(
    "select policy, expire_seconds as limit, heartbeat_seconds as heartbeat from jobs.queue where name = 'test.scheduled'",
  );
  expect(rows).toEqual([{ policy: 'exclusive', limit: 1234, heartbeat: 60 }]);
});

test('a queue that is already as the code wants it is not written again, and takes jobs', async () => {
  const written = async (): Promise<unknown> =>
    (await database.run("select updated_on from jobs.queue where name = 'test.twice'")).rows;
  const start = async (limitSeconds: number): Promise<Jobs> => {
    const jobs = newJobs();
    jobs.define('test.twice', () => Promise.resolve(), { limitSeconds });
    await jobs.start({ work: false });
    return jobs;
  };
  await (await start(60)).stop();
  const before = await written();
  const again = await start(60);
  expect(await written()).toEqual(before);
  await database.transaction((tx) => again.sendIn(tx, 'test.twice', {}));
  await again.stop();
  await start(90);
  expect(await written()).not.toEqual(before);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../test/system/silent-log.ts';
import { testDatabase } from '../../test/database/test-database.ts';
import { systemClock } from './clock.ts';
import { createDatabaseClock, type DatabaseClock } from './database-clock.ts';
import type { Database } from './database/database.ts';
import { createFullDisks } from './full-disks.ts';
import { readinessCheck } from './health.ts';
import { systemRandom } from './random.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';

let database: Database;
let jobs: Jobs;
/** The clock of a machine that is ahead of the database by so much. */
let aheadMs = 0;
let databaseClock: DatabaseClock;
/** Each check acts as a new server, so it has no cached answer. */
const check = () => readinessCheck({ database, jobs, log: silentLog, random: systemRandom, databaseClock })();

beforeAll(async () => {
  database = await testDatabase();
  databaseClock = createDatabaseClock(database, silentLog, {
    now: () => new Date(Date.now() + aheadMs),
  });
  jobs = createJobs({ database, clock: systemClock, log: silentLog });
});

afterAll(async () => {
  await jobs.stop();
  await database.close().catch(() => undefined);
});

test('a server is ready when its database answers, its schema is current and its jobs run', async () => {
  expect(await check()).toMatchObject({ ready: false });
  await jobs.start();
  expect(await check()).toEqual({
    ready: true,
    checks: [
      { name: 'database', ok: true, detail: 'ok' },
      { name: 'migrations', ok: true, detail: 'ok' },
      { name: 'jobs', ok: true, detail: 'ok' },
      { name: 'clock', ok: true, detail: 'ok' },
      { name: 'files', ok: true, detail: 'ok' },
    ],
  });
});

test('a server whose database takes no writes is not ready', async () => {
  await database.run(`
    create function refuse_write() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger refused before insert on write_probes for each statement execute function refuse_write()`);
  const { ready, checks } = await check();
  expect(ready).toBe(false);
  expect(checks).toContainEqual({ name: 'database', ok: false, detail: 'no answer' });
  await database.run('drop trigger refused on write_probes');
  expect(await check()).toMatchObject({ ready: true });
});

test.each([
  [1_000, true, 'ok'],
  [3_000, true, '3 s ahead of the database'],
  [-25_000, true, '25 s behind the database'],
  [360_000, false, '360 s ahead of the database'],
])('a machine whose clock is %i ms off: ready is %s', async (off, ready, detail) => {
  aheadMs = off;
  await databaseClock.compare();
  expect(await check()).toMatchObject({
    ready,
    checks: expect.arrayContaining([{ name: 'clock', ok: ready, detail }]),
  });
  expect(Math.abs(databaseClock.now().getTime() - Date.now())).toBeLessThan(2_000);
  aheadMs = 0;
  await databaseClock.compare();
  expect(databaseClock.aheadMs()).toBe(0);
});

test.each([
  ['database', '53100', false],
  ['files', 'ENOSPC', true],
  ['files', 'EDQUOT', true],
] as const)(
  'a call that met a full disk (%s, %s) shows for half a minute: ready is %s',
  async (name, code, ready) => {
    let now = 0;
    const fullDisks = createFullDisks(() => now);
    const look = () =>
      readinessCheck({ database, jobs, log: silentLog, random: systemRandom, databaseClock }, fullDisks)();
    fullDisks.note(Object.assign(new Error('no space'), { code }));
    expect(await look()).toMatchObject({
      ready,
      checks: expect.arrayContaining([{ name, ok: false, detail: 'the disk is full' }]),
    });
    now = 30_000;
    expect(await look()).toMatchObject({ ready: true });
  },
);

test('simultaneous calls share one answer', async () => {
  const shared = readinessCheck({ database, jobs, log: silentLog, random: systemRandom, databaseClock });
  const [one, other] = await Promise.all([shared(), shared()]);
  expect(other).toBe(one);
});

test('a server whose database does not answer reports not ready and does not throw', async () => {
  await jobs.stop();
  await database.close();
  const { ready, checks } = await check();
  expect(ready).toBe(false);
  expect(checks).toContainEqual({ name: 'database', ok: false, detail: 'no answer' });
});

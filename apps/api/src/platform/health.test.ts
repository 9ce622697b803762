import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../testing/system/silent-log.ts';
import { testDatabase } from '../testing/database/test-database.ts';
import { systemClock } from './clock.ts';
import type { Database } from './database/database.ts';
import { checkReadiness } from './health.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';

let database: Database;
let jobs: Jobs;

beforeAll(async () => {
  database = await testDatabase();
  jobs = createJobs({ database, clock: systemClock, log: silentLog });
});

afterAll(async () => {
  await jobs.stop();
  await database.close().catch(() => undefined);
});

test('a server is ready once its database answers, its schema is current and its jobs run', async () => {
  const parts = { database, jobs, log: silentLog };
  expect(await checkReadiness(parts)).toMatchObject({ ready: false });
  await jobs.start();
  expect(await checkReadiness(parts)).toEqual({
    ready: true,
    checks: [
      { name: 'database', ok: true, detail: 'ok' },
      { name: 'migrations', ok: true, detail: 'ok' },
      { name: 'jobs', ok: true, detail: 'ok' },
    ],
  });
});

test('a server whose database does not answer is not ready, and says so without throwing', async () => {
  await jobs.stop();
  await database.close();
  const { ready, checks } = await checkReadiness({ database, jobs, log: silentLog });
  expect(ready).toBe(false);
  expect(checks).toContainEqual({ name: 'database', ok: false, detail: 'no answer' });
});

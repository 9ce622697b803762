import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { TestSystem } from '../../test/system/test-system.ts';

const token = 'a-token-of-the-monitoring';
const lines: string[] = [];
let system: TestSystem;

beforeAll(async () => {
  const log = createLog({ logLevel: 'error' }, { write: (line: string) => void lines.push(line) });
  system = await TestSystem.start({ environment: { METRICS_TOKEN: token }, log });
});
afterAll(() => system.stop());

const metrics = async (authorization?: string): Promise<{ status: number; text: string }> => {
  const answer = await system.app.server.inject({
    url: '/metrics',
    ...(authorization !== undefined && { headers: { authorization } }),
  });
  return { status: answer.statusCode, text: answer.body };
};
const runReconcile = async (): Promise<void> =>
  await system.platform.jobs.handlerOf('ledger.reconcile')?.({}, { id: 'cron', attempt: 0 });
const findings = (text: string): number[] =>
  [...text.matchAll(/^yayan_reconcile_findings\{.*\} (\d+)$/gm)].map(([, value]) => Number(value));

test('only a request with the token can read the metrics', async () => {
  expect(await metrics()).toMatchObject({ status: 401, text: '' });
  expect(await metrics('Bearer something-else-entirely')).toMatchObject({ status: 401 });
  const { status, text } = await metrics(`Bearer ${token}`);
  expect(status).toBe(200);
  expect(text).toContain('nodejs_eventloop_lag_seconds ');
  // An age of 0 before the first reconcile would look healthy, so the metric is missing.
  expect(text).not.toContain('yayan_reconcile_age_seconds');
});

test('jobs that failed for good are counted by their name (rule 8.8)', async () => {
  const { database, jobs } = system.platform;
  expect((await metrics(`Bearer ${token}`)).text).not.toContain('yayan_jobs_failed{');
  await database.transaction((tx) => jobs.sendIn(tx, 'file.remove', { key: 'test/none' }));
  await sql`update jobs.job set state = 'failed', completed_on = now() where name = 'file.remove'`.execute(
    database.read,
  );
  expect((await metrics(`Bearer ${token}`)).text).toContain('yayan_jobs_failed{job="file.remove"} 1');
});

test('the path does not exist when no token is configured', async () => {
  const closed = await TestSystem.start({ seeded: false });
  expect((await closed.app.server.inject({ url: '/metrics' })).statusCode).toBe(404);
  await closed.stop();
});

test('L7 the nightly reconcile raises the alarm on a difference, and clears it when there is none', async () => {
  await runReconcile();
  const well = findings((await metrics(`Bearer ${token}`)).text);
  expect(well.length).toBeGreaterThan(10);
  expect(new Set(well)).toEqual(new Set([0]));
  expect(lines).toEqual([]);

  const db = system.platform.database.read;
  await sql`update benefit_choices set stock = stock + 1 where id = 'week'`.execute(db);
  await runReconcile();
  expect(findings((await metrics(`Bearer ${token}`)).text).filter((count) => count > 0)).toEqual([1]);
  expect(lines.join('')).toContain('reconcile.difference');

  await sql`update benefit_choices set stock = stock - 1 where id = 'week'`.execute(db);
  await runReconcile();
  expect(new Set(findings((await metrics(`Bearer ${token}`)).text))).toEqual(new Set([0]));
});

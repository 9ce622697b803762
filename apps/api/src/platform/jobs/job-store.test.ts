import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../../../test/system/test-platform.ts';
import { together } from '../../../test/together.ts';
import { countFailedJobs, livingJobs, retryFailedJobs, selectFailedJobs } from './job-store.ts';

let system: TestPlatform;
beforeAll(async () => {
  system = await testPlatform();
  for (const name of ['test.send', 'test.other']) system.platform.jobs.define(name, async () => undefined);
  await system.start();
});
afterAll(() => system.stop());

const db = () => system.platform.database;
const send = (name: string, data: object): Promise<string> =>
  db().transaction((tx) => system.platform.jobs.sendIn(tx, name, data));
/** What pg-boss does after the last attempt. */
const fail = async (id: string): Promise<void> => {
  await sql`update jobs.job set state = 'failed', retry_count = retry_limit, completed_on = now(),
    output = '{"message":"The provider is away"}' where id = ${id}::uuid`.execute(db().read);
};

test('a sent job is tried for a week, at last once an hour (rule 8.8)', async () => {
  const { rows } = await sql<{ tries: number; longest: number }>`
    select retry_limit as tries, retry_delay_max as longest from jobs.queue where name = 'test.send'`.execute(
    db().read,
  );
  const [{ tries, longest } = { tries: 0, longest: 0 }] = rows;
  // Pauses double from 5 s on, so the first eleven are shorter than an hour.
  expect((tries - 11) * longest).toBeGreaterThanOrEqual(7 * 24 * 3600);
});

test('failed jobs are counted and listed with their last error, and tried again by id or by name', async () => {
  const ids = [await send('test.send', { n: 1 }), await send('test.send', { n: 2 })];
  const other = await send('test.other', {});
  expect(await countFailedJobs(db().read)).toEqual([]);
  for (const id of [...ids, other]) await fail(id);
  expect(await livingJobs(db().read, 'test.send')).toEqual([]);
  expect(await countFailedJobs(db().read)).toMatchObject([
    { name: 'test.other', jobs: 1 },
    { name: 'test.send', jobs: 2 },
  ]);
  expect(await selectFailedJobs(db().read, 10, { name: undefined, after: undefined })).toContainEqual(
    expect.objectContaining({ id: other, name: 'test.other', error: 'The provider is away' }),
  );
  const raced = await together(3, () => db().transaction((tx) => retryFailedJobs(tx, { id: ids[0] ?? '' })));
  expect(
    raced
      .map((one) => (one.status === 'fulfilled' ? one.value : one.reason))
      .toSorted((a, b) => Number(a) - Number(b)),
  ).toEqual([0, 0, 1]);
  expect(await db().transaction((tx) => retryFailedJobs(tx, { name: 'test.send' }))).toBe(1);
  expect(await livingJobs(db().read, 'test.send')).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }]));
  expect(await countFailedJobs(db().read)).toMatchObject([{ name: 'test.other', jobs: 1 }]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../test/operator/console-calls.ts';
import { cast, TestSystem } from '../../../test/system/test-system.ts';

let system: TestSystem;
let finance: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
  finance = await signInOperator(system, 'finance');
});
afterAll(() => system.stop());

const overview = async () => (await consoleCall(system, 'getOverview', {}, finance)).data;
const countOf = async (what: string): Promise<number | undefined> =>
  (await overview()).waiting.find((each) => each.what === what)?.count;

it('14.22 the overview counts what waits, since when, and until when it was promised', async () => {
  const tickets = (await countOf('tickets')) ?? 0;
  const member = await system.signIn(cast.oldMember);
  finance = await signInOperator(system, 'finance');
  const body = { kind: 'suggestion' as const, text: '希望任务记录可以按月份筛选' };
  await system.get('openTicket', { body, idempotencyKey: system.key() }, member);
  const { waiting } = await overview();
  const found = waiting.find(({ what }) => what === 'tickets');
  expect(found?.count).toBe(tickets + 1);
  expect(Date.parse(found?.dueAt ?? '')).toBeGreaterThan(Date.parse(found?.oldestAt ?? ''));
  const queues = waiting.map(({ what }) => what);
  expect(new Set(queues).size).toBe(queues.length);
});

it('14.22 requests are counted apart: those that I may decide, my own, and those that colleagues decide', async () => {
  const member = await system.signIn(cast.newMember);
  finance = await signInOperator(system, 'finance');
  const admin = await signInOperator(system, 'admin');
  const support = await signInOperator(system, 'support');
  const countsFor = async (session: ConsoleSession) => {
    const { waiting } = (await consoleCall(system, 'getOverview', {}, session)).data;
    return ['requests', 'ownRequests', 'requestsOfOthers'].map(
      (what) => waiting.find((each) => each.what === what)?.count ?? -1,
    );
  };
  const before = await Promise.all([finance, admin, support].map(countsFor));
  const { id } = await system.get('getAccount', {}, member);
  const body = { input: { coins: 6_000 }, reason: '活动漏发' };
  await consoleCall(system, 'correctMemberCoins', { params: { id }, body, key: system.key() }, finance);
  const more = (await Promise.all([finance, admin, support].map(countsFor))).map((counts, at) =>
    counts.map((count, queue) => count - (before[at]?.[queue] ?? 0)),
  );
  expect(more).toEqual([
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ]);
});

it('14.22 failed jobs are listed by name and age, and run again', async () => {
  const { database, jobs } = system.platform;
  const name = 'exchange.review';
  const ids: string[] = [];
  for (const minutes of [1, 2, 3]) {
    const id = await database.transaction((tx) => jobs.sendIn(tx, name, {}));
    await sql`update jobs.job set state = 'failed', completed_on = now() - ${`${minutes} minutes`}::interval,
      output = '{"message":"away"}' where id = ${id}::uuid`.execute(database.read);
    ids.push(id);
  }
  const list = async (query: Record<string, string | number> = {}) =>
    (await consoleCall(system, 'listFailedJobs', { query: { name, ...query } }, finance)).data;
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
  expect(first.items[0]).toMatchObject({ name, error: 'away' });
  expect((await overview()).failedJobs).toContainEqual(expect.objectContaining({ name, jobs: 3 }));
  const one = { params: { id: ids[0] ?? '' }, body: {}, key: system.key() };
  expect((await consoleCall(system, 'retryJob', one, finance)).data.changes).toMatchObject([
    { before: '1', after: '0' },
  ]);
  expect((await consoleCall(system, 'retryJob', { ...one, key: system.key() }, finance)).outcome).toBe(
    'NOT_FOUND',
  );
  const all = { body: { input: { name } }, key: system.key() };
  expect((await consoleCall(system, 'retryJobs', all, finance)).outcome).toBe('OK');
  expect((await list()).items).toEqual([]);
});

it('14.91 jobs that wait or run are counted by name, with the oldest and the next', async () => {
  const { database, jobs } = system.platform;
  const name = 'exchange.review';
  const waiting = async () =>
    (await consoleCall(system, 'listWaitingJobs', {}, finance)).data.items.find((each) => each.name === name);
  await sql`delete from jobs.job where name = ${name}`.execute(database.read);
  expect(await waiting()).toBeUndefined();
  const ids: string[] = [];
  for (const _ of [1, 2, 3]) ids.push(await database.transaction((tx) => jobs.sendIn(tx, name, {})));
  const [old = '', late = '', running = ''] = ids;
  const [oldAt, lateAt] = ['2026-11-01T08:00:00.000Z', '2099-11-01T08:00:00.000Z'];
  await sql`update jobs.job set created_on = ${oldAt}, start_after = ${oldAt} where id = ${old}::uuid`.execute(
    database.read,
  );
  await sql`update jobs.job set state = 'retry', start_after = ${lateAt} where id = ${late}::uuid`.execute(
    database.read,
  );
  await sql`update jobs.job set state = 'active', started_on = now() where id = ${running}::uuid`.execute(
    database.read,
  );
  const facts = { waiting: 2, waitingIsCapped: false, running: 1, oldestAt: oldAt, nextAt: oldAt };
  expect(await waiting()).toEqual({ name, ...facts });
  await sql`update jobs.job set state = 'completed', completed_on = now() where id = ${old}::uuid`.execute(
    database.read,
  );
  expect(await waiting()).toMatchObject({ waiting: 1, nextAt: lateAt });
  await sql`delete from jobs.job where name = ${name}`.execute(database.read);
});

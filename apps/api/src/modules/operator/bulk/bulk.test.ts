import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { testAddress } from '../../../../test/exchange/consignee.ts';
import { goodsForAll } from '../../../../test/exchange/goods-for-all.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { DEMO_MEMBERS } from '../../identity/module.ts';

let system: TestSystem;
let admin: ConsoleSession;
let researcher: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());
beforeEach(async () => {
  admin = await signInOperator(system, 'admin');
  researcher = await signInOperator(system, 'researcher');
});

const ask = async (input: object, more: object = {}, by = researcher, key = system.key()) =>
  await consoleCall(system, 'runBulkAct', { body: { input, ...more }, key }, by);
const readRun = async (id: string | null) =>
  (await consoleCall(system, 'getBulkRun', { params: { id: id ?? '' } }, admin)).data;
const tasksIn = async (state: string) =>
  (await consoleCall(system, 'listOperatorTasks', { query: { state, limit: 100 } }, admin)).data.items.map(
    ({ id }) => id,
  );
const acts = async (act: string) =>
  (await consoleCall(system, 'listOperatorActs', { query: { act, limit: 100 } }, admin)).data.items;
const job = async (name: string, data: object = {}) =>
  await system.platform.jobs.handlerOf(name)?.(data, { id: 'again', attempt: 1 });
const reason = '题目有误，先停下核对';

it('14.44 a dry run counts what would be done and what not, and why; the job does each with an outcome of its own', async () => {
  const [one = '', other = '', third = ''] = await tasksIn('running');
  await consoleCall(
    system,
    'pauseTask',
    { params: { id: third }, body: { reason }, key: system.key() },
    researcher,
  );
  const input = { act: 'pauseTasks', ids: [one, other, third, 'nosuchtask01'] };
  const planned = await ask(input, { dryRun: true });
  expect(planned.data).toMatchObject({ state: 'planned', title: '选中 4 个', needsSecond: false });
  expect(planned.data.changes.map(({ label, after }) => [label, after])).toEqual([
    ['会做的个数', '2'],
    [expect.stringMatching(/^做不了：任务/u), '1'],
    ['做不了：内容不存在或已下线', '1'],
  ]);
  expect(await tasksIn('paused')).not.toContain(one);

  const { data } = await ask(input, { reason, seen: planned.data.seen });
  expect((await readRun(data.id)).run).toMatchObject({ endedAt: null, counts: { waiting: 4 } });
  await system.runJobs();
  const { run, items } = await readRun(data.id);
  expect(run).toMatchObject({ act: 'pauseTasks', reason, askedBy: 'researcher', isOwn: false });
  expect(run.endedAt).not.toBeNull();
  expect(run.counts).toEqual({ waiting: 0, done: 2, asked: 0, refused: 2, failed: 0, stopped: 0 });
  expect(items).toMatchObject([
    { kind: 'task', subject: third, state: 'refused' },
    { kind: 'task', subject: 'nosuchtask01', state: 'refused', why: '内容不存在或已下线' },
  ]);
  expect(await tasksIn('paused')).toEqual(expect.arrayContaining([one, other]));
  const log = await acts('task pause');
  expect(log.filter(({ subject }) => subject === one)).toMatchObject([{ operator: 'researcher', reason }]);
  expect(await acts('bulk run')).toMatchObject([{ subject: 'pauseTasks', operator: 'researcher', reason }]);
});

it('14.44 all that match the filters are done, once, though the job runs again', async () => {
  const paused = await tasksIn('paused');
  expect(paused.length).toBeGreaterThan(1);
  const input = { act: 'resumeTasks', query: { state: 'paused' } };
  const key = system.key();
  const { data } = await ask(input, { reason: '核对完了' }, researcher, key);
  expect((await ask(input, { reason: '核对完了' }, researcher, key)).data).toEqual(data);
  await system.runJobs();
  expect(await tasksIn('paused')).toEqual([]);
  expect((await readRun(data.id)).run.counts).toMatchObject({ done: paused.length });
  const done = (await acts('task resume')).length;

  // A server that stopped after the acts, before it noted their outcome.
  const { read } = system.platform.database;
  await sql`update bulk_items set state = 'waiting' where run_id = ${data.id}`.execute(read);
  await sql`update bulk_runs set ended_at = null where id = ${data.id}`.execute(read);
  await job('operator.bulk', { runId: data.id });
  expect((await readRun(data.id)).run).toMatchObject({ counts: { waiting: 0, done: paused.length } });
  expect((await readRun(data.id)).run.endedAt).not.toBeNull();
  expect(await acts('task resume')).toHaveLength(done);
});

it('14.44 a run whose job was lost gets another one', async () => {
  const [one = ''] = await tasksIn('running');
  const { data } = await ask({ act: 'pauseTasks', ids: [one] }, { reason });
  const { read } = system.platform.database;
  await sql`delete from jobs.job where name = 'operator.bulk'`.execute(read);
  await job('operator.resume-bulk');
  await system.runJobs();
  expect((await readRun(data.id)).run.endedAt).toBeNull();
  system.clock.advance(11 * 60_000);
  admin = await signInOperator(system, 'admin');
  await job('operator.resume-bulk');
  await system.runJobs();
  expect((await readRun(data.id)).run).toMatchObject({ counts: { done: 1 } });
});

it('14.44 who has lost the right meanwhile does nothing more', async () => {
  const [one = ''] = await tasksIn('running');
  const { data } = await ask({ act: 'pauseTasks', ids: [one] }, { reason });
  const { read } = system.platform.database;
  await sql`update operators set roles = '{editor}' where name = 'researcher'`.execute(read);
  await system.runJobs();
  await sql`update operators set roles = '{researcher}' where name = 'researcher'`.execute(read);
  expect((await readRun(data.id)).items).toMatchObject([{ subject: one, state: 'refused' }]);
  expect(await tasksIn('running')).toContain(one);
});

it('14.44 an object that fails by our fault three times is given up, and the others are done', async () => {
  const [one = '', other = ''] = await tasksIn('running');
  const { data } = await ask({ act: 'pauseTasks', ids: [one, other] }, { reason });
  const { read } = system.platform.database;
  await sql`alter table tasks add constraint broken check (hash_id <> ${sql.lit(one)} or paused_at is null) not valid`.execute(
    read,
  );
  for (let nth = 0; nth < 3; nth += 1) await job('operator.bulk', { runId: data.id }).catch(() => undefined);
  await sql`alter table tasks drop constraint broken`.execute(read);
  const { run, items } = await readRun(data.id);
  expect(run.counts).toMatchObject({ waiting: 0, done: 1, failed: 1 });
  expect(items).toMatchObject([{ subject: one, state: 'failed' }]);
});

it('14.44 an order that needs a second person becomes a request, and its reason goes with it', async () => {
  const { read: db } = system.platform.database;
  const { id: memberId, mobile } = DEMO_MEMBERS.oldMember;
  const { benefitId, choiceId } = await goodsForAll(system.platform);
  const consigneeId = await testAddress(system.platform, memberId);
  const { id } = await system.get(
    'placeOrder',
    {
      params: { id: benefitId },
      body: { quantity: 1, choiceId, consigneeId },
      idempotencyKey: system.key(),
    },
    await system.signIn(mobile),
  );
  await sql`update orders set state = 0, price = 300000, fee = 0, total = 300000 where id = ${id}`.execute(
    db,
  );
  const finance = await signInOperator(system, 'finance');
  const input = { act: 'passOrders', ids: [id] };
  const planned = await ask(input, { dryRun: true }, finance);
  expect(planned.data.changes.map(({ label, after }) => [label, after])).toEqual([
    ['会做的个数', '1'],
    ['其中要等另一位同事同意', '1'],
  ]);
  const { data } = await ask(input, { reason: '核对过' }, finance);
  await system.runJobs();
  expect((await readRun(data.id)).run.counts).toMatchObject({ asked: 1, done: 0 });
  const requests = await consoleCall(system, 'listOperatorRequests', { query: { open: true } }, admin);
  expect(requests.data.items.filter(({ subject }) => subject === id)).toMatchObject([
    { act: 'exchange approve', askedBy: 'finance', reason: '核对过', mayDecide: true },
  ]);
});

it('14.44 members get a message or a card, each once', async () => {
  const support = await signInOperator(system, 'support');
  const ids = [DEMO_MEMBERS.oldMember.id, DEMO_MEMBERS.newMember.id];
  await ask({ act: 'messageMembers', ids, text: '活动改到周六。' }, { reason: '活动改期' }, support);
  await ask({ act: 'giveCards', ids, card: 'makeUp', days: 30 }, { reason: '活动改期的补偿' }, support);
  await system.runJobs();
  const member = await system.signIn(DEMO_MEMBERS.oldMember.mobile);
  const { items } = await system.get('listMessages', { query: { limit: 20 } }, member);
  expect(items.filter(({ title }) => title === '芽言写给你的消息')).toHaveLength(1);
  expect((await acts('reward card')).map(({ subject }) => subject).toSorted()).toEqual(ids.toSorted());
});

it('14.44 a missing reason, nothing chosen, nothing possible and a role without the right are refused', async () => {
  const [one = ''] = await tasksIn('running');
  const support = await signInOperator(system, 'support');
  expect((await ask({ act: 'pauseTasks', ids: [one] }, { reason }, support)).outcome).toBe(
    'OPERATOR_FORBIDDEN',
  );
  expect((await ask({ act: 'pauseTasks' }, { reason })).outcome).toBe('FIELD_WRONG');
  expect(
    (await ask({ act: 'messageMembers', query: { find: '安' }, text: '你好' }, { reason }, support)).outcome,
  ).toBe('FIELD_WRONG');
  expect((await ask({ act: 'pauseTasks', query: { state: 'nonsense' } }, { reason })).outcome).toBe(
    'FIELD_WRONG',
  );
  expect((await ask({ act: 'pauseTasks', query: { keyword: '没有这样的任务' } }, { reason })).outcome).toBe(
    'BULK_EMPTY',
  );
  expect((await ask({ act: 'pauseTasks', ids: ['nosuchtask01'] }, { reason })).outcome).toBe(
    'BULK_NONE_POSSIBLE',
  );
  const handOver = { act: 'handOverTickets', ids: ['T20260101-AAAA'] };
  expect((await ask(handOver, { reason }, support)).outcome).toBe('FIELD_WRONG');
  const orders = { act: 'refuseOrders', ids: ['01990000-0000-7000-8000-00000000ffff'] };
  expect((await ask(orders, { reason }, await signInOperator(system, 'finance'))).outcome).toBe(
    'BULK_NONE_POSSIBLE',
  );
  const cards = { act: 'giveCards', ids: [DEMO_MEMBERS.oldMember.id], card: 'makeUp' };
  expect((await ask(cards, {}, support)).outcome).toBe('ACT_REASON_MISSING');
});

it('14.55 a stopped run finishes the object that is being done, leaves the others undone, and says who stopped it', async () => {
  const [one = '', other = '', third = ''] = await tasksIn('running');
  const { data } = await ask({ act: 'pauseTasks', ids: [one, other, third] }, { reason });
  const stop = async (by: ConsoleSession, more: object = { reason: '选错了' }) =>
    await consoleCall(
      system,
      'stopBulkRun',
      { params: { id: data.id ?? '' }, body: more, key: system.key() },
      by,
    );
  expect((await stop(await signInOperator(system, 'support'))).outcome).toBe('OPERATOR_FORBIDDEN');
  expect((await stop(admin, {})).outcome).toBe('ACT_REASON_MISSING');
  const { read } = system.platform.database;
  // The stop comes when the first one is done.
  await sql`update bulk_items set state = 'done' where run_id = ${data.id} and position = 1`.execute(read);
  expect((await stop(admin)).outcome).toBe('OK');
  await system.runJobs();
  const { run, items } = await readRun(data.id);
  expect(run).toMatchObject({
    stoppedBy: 'admin',
    mayStop: false,
    counts: { done: 1, stopped: 2, waiting: 0 },
  });
  expect(run.endedAt).not.toBeNull();
  expect(items).toMatchObject([
    { subject: one, state: 'done' },
    { subject: other, state: 'stopped' },
    { subject: third, state: 'stopped' },
  ]);
  expect(await tasksIn('paused')).not.toContain(other);
  expect((await stop(admin)).outcome).toBe('BULK_ENDED');
});

it('14.55 a stop holds also for objects that the job has read already', async () => {
  const [one = '', other = ''] = await tasksIn('running');
  const { data } = await ask({ act: 'pauseTasks', ids: [one, other] }, { reason });
  const { read } = system.platform.database;
  await sql`create function stop_then() returns trigger language plpgsql as $$ begin
    update bulk_runs set ended_at = now(), stopped_by = 'admin' where id = new.run_id;
    update bulk_items set state = 'stopped' where run_id = new.run_id and state = 'waiting';
    return null; end $$`.execute(read);
  await sql`create trigger stop_then after update on bulk_items for each row
    when (new.state = 'done') execute function stop_then()`.execute(read);
  await system.runJobs();
  await sql`drop trigger stop_then on bulk_items`.execute(read);
  expect((await readRun(data.id)).run.counts).toMatchObject({ done: 1, stopped: 1 });
  expect(await tasksIn('paused')).toContain(one);
  expect(await tasksIn('paused')).not.toContain(other);
});

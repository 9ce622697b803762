import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { setNumber } from '../../../../test/rule/set-number.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { DEMO_MEMBERS } from '../../identity/module.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const two = [DEMO_MEMBERS.oldMember.id, DEMO_MEMBERS.newMember.id];

const send = async (by: ConsoleSession, text: string, ids = two, more: object = {}) => {
  const body = { input: { act: 'messageMembers', ids, text }, reason: '活动改期', ...more };
  return (await consoleCall(system, 'runBulkAct', { body, key: system.key() }, by)).data;
};

/** Lets the last run have been for so many people. */
const widen = async (people: number): Promise<void> => {
  await sql`
    insert into bulk_items (run_id, position, subject, state)
    select r.id, n, 'someone ' || n, 'done'
    from (select id from bulk_runs order by made_at desc limit 1) r, generate_series(3, ${people}) n`.execute(
    system.platform.database.read,
  );
};

it('14.44 messages of one operator or with one text to more than 1,000 people in 24 hours wait for an admin or editor', async () => {
  const [support, reviewer, editor] = [
    await signInOperator(system, 'support'),
    await signInOperator(system, 'reviewer'),
    await signInOperator(system, 'editor'),
  ];
  expect((await send(support, '活动改到周六。')).state).toBe('done');
  await widen(999);
  expect(await send(support, '又改到周日。', two, { dryRun: true })).toMatchObject({ needsSecond: true });
  expect(await send(reviewer, ' 活动改到周六。 ', two, { dryRun: true })).toMatchObject({
    needsSecond: true,
  });
  expect(await send(reviewer, '别的事。', two, { dryRun: true })).toMatchObject({ needsSecond: false });
  expect((await send(support, '又改到周日。', two.slice(0, 1))).state).toBe('done');

  const asked = await send(support, '又改到周日。');
  expect(asked.state).toBe('asked');
  const decision = { params: { id: asked.id ?? '' }, body: { reason: '同意' } };
  expect((await consoleCall(system, 'agreeToRequest', decision, reviewer)).outcome).toBe(
    'OPERATOR_FORBIDDEN',
  );
  expect((await consoleCall(system, 'agreeToRequest', decision, editor)).data).toMatchObject({
    state: 'done',
  });
  await system.runJobs();
  const member = await system.signIn(DEMO_MEMBERS.newMember.mobile);
  const { items } = await system.get('listMessages', { query: { limit: 20 } }, member);
  expect(items.filter(({ title }) => title === '芽言写给你的消息')).toHaveLength(2);
});

it('14.44 after 24 hours the count begins anew', async () => {
  system.clock.advance(25 * 3_600_000);
  const support = await signInOperator(system, 'support');
  expect((await send(support, '又改到周日。')).state).toBe('done');
});

it('14.80 how many people one person may send a message to is a number', async () => {
  const support = await signInOperator(system, 'support');
  expect(await send(support, '第三件事。', two, { dryRun: true })).toMatchObject({ needsSecond: false });
  await setNumber(system, { name: 'peopleAlone', value: 1 });
  expect(await send(support, '第三件事。', two, { dryRun: true })).toMatchObject({ needsSecond: true });
});

it('14.44 a correction goes to those whom a stopped run reached, and counts only them', async () => {
  await setNumber(system, { name: 'peopleAlone', value: 1_000 });
  const support = await signInOperator(system, 'support');
  const { id } = await send(support, '每人 8888 金币。');
  const { read } = system.platform.database;
  await sql`update bulk_items set state = 'done' where run_id = ${id} and position = 1`.execute(read);
  const stop = { params: { id: id ?? '' }, body: { reason: '发错了' }, key: system.key() };
  expect((await consoleCall(system, 'stopBulkRun', stop, support)).outcome).toBe('OK');
  await system.runJobs();
  const body = { input: { act: 'messageMembers', runId: id, text: '上一条发错了。' }, reason: '更正' };
  const { data } = await consoleCall(system, 'runBulkAct', { body, key: system.key() }, support);
  expect(data).toMatchObject({ state: 'done', title: '选中 1 个' });
  await system.runJobs();
  const corrected = await sql<{ subject: string }>`
    select subject from bulk_items where run_id = ${data.id}`.execute(read);
  expect(corrected.rows).toEqual([{ subject: two[0] }]);
});

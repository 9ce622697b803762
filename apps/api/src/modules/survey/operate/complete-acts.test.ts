import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { completeDelivery, DELIVERY, startDelivery } from '../../../../test/survey/delivery-survey.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { allTogether } from '../../../../test/together.ts';
import { balances, owedCoins, transfer } from '../../ledger/module.ts';
import { holdPay } from '../quality/held-pay.ts';

let system: TestSystem;
let reviewer: ConsoleSession;
let mobiles = 9_700;
beforeAll(async () => {
  system = await TestSystem.start();
  reviewer = await signInOperator(system, 'reviewer');
});
afterAll(() => system.stop());

type Act = 'rejectComplete' | 'restoreComplete';

const act = async (name: Act, id: string, body: object = { reason: '两段文字照抄别人' }, by = reviewer) =>
  await consoleCall(system, name, { params: { id }, body: { ...body }, key: system.key() }, by);

/** A member's complete, with what they have. */
async function completed() {
  const who = await system.signIn(freshMobile((mobiles += 1)));
  const { id: memberId } = await system.get('getAccount', {}, who);
  const { id, resultId } = await completeDelivery(system, who);
  return { who, memberId, id, resultId };
}

const has = async (memberId: string) => {
  const { read } = system.platform.database;
  const { coins, credit, quality } = await balances(read, memberId);
  return { coins, credit, quality, owed: await owedCoins(read, memberId) };
};
const taskNow = async () => {
  const { rows } = await sql<{ seats: number; completes: number }>`
    select seats_taken as seats, completes from tasks where hash_id = ${DELIVERY}`.execute(
    system.platform.database.read,
  );
  return rows[0] ?? { seats: 0, completes: 0 };
};
const spend = async (memberId: string, coins: number) =>
  await system.platform.database.transaction((tx) =>
    transfer(tx, {
      key: `spent ${memberId}`,
      memberId,
      reason: 'spent',
      cause: { kind: 'exchange', id: memberId, title: '话费' },
      legs: [{ asset: 'coin', amount: -coins, platform: 'exchange' }],
      at: system.clock.now(),
    }),
  );

describe('rule 14.69: a complete of our own host is rejected', () => {
  it('with a reason: coins, credit and the point it raised are taken back, its seat is free, the member reads why', async () => {
    const { who, memberId, id, resultId } = await completed();
    const [before, task] = [await has(memberId), await taskNow()];
    expect((await act('rejectComplete', id, {})).outcome).toBe('ACT_REASON_MISSING');
    const dry = await act('rejectComplete', id, { dryRun: true });
    expect(dry.data.changes.map(({ field, after }) => [field, after])).toEqual([
      ['state', '完成，已收回'],
      ['coins', '40'],
      ['credit', '3'],
      ['quality', '1'],
      ['completes', '少一份'],
      ['seats', String(task.seats - 1)],
      ['message', '读到原因，可以申诉'],
    ]);
    expect(await has(memberId)).toEqual(before);
    expect((await act('rejectComplete', id)).outcome).toBe('OK');
    expect(await has(memberId)).toEqual({
      coins: before.coins - 40,
      credit: before.credit - 3,
      quality: before.quality - 1,
      owed: 0,
    });
    expect(await taskNow()).toEqual({ seats: task.seats - 1, completes: task.completes - 1 });
    expect((await act('rejectComplete', id)).outcome).toBe('COMPLETE_DECIDED');
    const result = await system.get('getSurveyResult', { params: { id: resultId } }, who);
    expect(result).toMatchObject({ result: 1, earned: { state: 'takenBack' } });
    expect(result.reason).toContain('两段文字照抄别人');
    const { items } = await system.get('listMessages', {}, who);
    expect(items.some(({ title, body }) => `${title} ${body}`.includes('两段文字照抄别人'))).toBe(true);
  });

  it('once, when two operators reject it at the same moment', async () => {
    const { memberId, id } = await completed();
    const before = await has(memberId);
    const task = await taskNow();
    const researcher = await signInOperator(system, 'researcher');
    const outcomes = await allTogether(2, async (at) => {
      const by = at === 0 ? reviewer : researcher;
      const { outcome } = await act('rejectComplete', id, { reason: '照抄' }, by);
      return outcome;
    });
    expect(outcomes.toSorted()).toEqual(['COMPLETE_DECIDED', 'OK']);
    expect((await has(memberId)).coins).toBe(before.coins - 40);
    expect((await taskNow()).completes).toBe(task.completes - 1);
  });

  it('also when its coins are spent: the rest becomes a debt that the dry run names', async () => {
    const { memberId, id } = await completed();
    await spend(memberId, 30);
    const dry = await act('rejectComplete', id, { dryRun: true });
    expect(dry.data.changes).toContainEqual(expect.objectContaining({ field: 'owed', after: '30' }));
    expect((await act('rejectComplete', id)).outcome).toBe('OK');
    expect(await has(memberId)).toMatchObject({ coins: 0, owed: 30 });
  });

  it('not before it is complete, not while its pay is held, and not of a stranger to the table', async () => {
    const who = await system.signIn(freshMobile((mobiles += 1)));
    expect((await act('rejectComplete', await startDelivery(system, who))).outcome).toBe('COMPLETE_NOT_OURS');
    const { memberId, id } = await completed();
    await system.platform.database.transaction(async (tx) => {
      const { rows } = await sql<{ id: string }>`select id from tasks where hash_id = ${DELIVERY}`.execute(
        tx,
      );
      const own = { memberId, id, taskId: rows[0]?.id ?? '' };
      await holdPay(tx, own, { overlapSeconds: 9, at: system.clock.now() });
    });
    expect((await act('rejectComplete', id)).outcome).toBe('COMPLETE_HELD');
    const support = await signInOperator(system, 'support');
    expect((await act('rejectComplete', id, { reason: '照抄' }, support)).outcome).toBe('OPERATOR_FORBIDDEN');
  });
});

describe('rule 14.69: the places of a complete in quota cells', () => {
  it('are free after its rejection, and taken again when that is taken back, but never beyond the limit', async () => {
    const { read } = system.platform.database;
    const cell = async (change = sql`complete`) => {
      const { rows } = await sql<{ complete: number }>`
        update quota_cells set complete = ${change} where name = '常收快递' returning complete`.execute(read);
      return rows[0]?.complete;
    };
    const { id } = await completed();
    await sql`
      insert into quota_cells (task_id, name, "limit", complete)
      select id, '常收快递', 1, 1 from tasks where hash_id = ${DELIVERY}`.execute(read);
    await sql`update survey_sessions set cells = '{常收快递}' where participation_id = ${id}`.execute(read);
    await act('rejectComplete', id);
    expect(await cell()).toBe(0);
    expect(await cell(sql`1`)).toBe(1);
    expect((await act('restoreComplete', id)).outcome).toBe('OK');
    expect(await cell()).toBe(1);
  });
});

describe('rule 14.69: a rejection is taken back', () => {
  it('once: coins and credit come back and the complete counts again, and it is not rejected a second time', async () => {
    const { memberId, id } = await completed();
    const [before, task] = [await has(memberId), await taskNow()];
    expect((await act('restoreComplete', id)).outcome).toBe('COMPLETE_NOT_REJECTED');
    await act('rejectComplete', id);
    expect((await act('restoreComplete', id, { reason: '看错了人' })).outcome).toBe('OK');
    expect(await has(memberId)).toEqual({ ...before, quality: before.quality - 1 });
    expect(await taskNow()).toEqual(task);
    expect((await act('restoreComplete', id)).outcome).toBe('COMPLETE_NOT_REJECTED');
    expect((await act('rejectComplete', id)).outcome).toBe('COMPLETE_DECIDED');
  });

  it('and forgives the debt that the rejection made', async () => {
    const { memberId, id } = await completed();
    await spend(memberId, 40);
    await act('rejectComplete', id);
    expect(await has(memberId)).toMatchObject({ coins: 0, owed: 40 });
    expect((await act('restoreComplete', id)).outcome).toBe('OK');
    expect(await has(memberId)).toMatchObject({ coins: 0, owed: 0 });
    expect((await act('rejectComplete', id)).outcome).toBe('COMPLETE_DECIDED');
  });
});

describe('rules 14.44 and 14.69: completes of a task are rejected together', () => {
  const bulk = async (input: object, more: object) =>
    await consoleCall(system, 'runBulkAct', { body: { input, ...more }, key: system.key() }, reviewer);
  const factsOf = ({ data }: Awaited<ReturnType<typeof bulk>>) =>
    Object.fromEntries(data.changes.map(({ field, after }) => [field, after]));

  it('a dry run says how many and how many coins; a job does it; all of a run is taken back', async () => {
    const [one, other, done] = [await completed(), await completed(), await completed()];
    await act('rejectComplete', done.id);
    const [before, task] = [[await has(one.memberId), await has(other.memberId)], await taskNow()];
    const input = { act: 'rejectCompletes', ids: [one.id, other.id, done.id] };
    const planned = await bulk(input, { dryRun: true });
    expect(factsOf(planned)).toMatchObject({ possible: '2', sum: '80', 'refused-1': '1' });
    expect((await bulk(input, {})).outcome).toBe('ACT_REASON_MISSING');
    const { data } = await bulk(input, { reason: '同一个人用几个账号作答' });
    await system.runJobs();
    expect((await has(one.memberId)).coins).toBe((before[0]?.coins ?? 0) - 40);
    expect(await taskNow()).toEqual({ seats: task.seats - 2, completes: task.completes - 2 });

    const undo = { act: 'restoreCompletes', runId: data.id };
    expect(factsOf(await bulk(undo, { dryRun: true }))).toMatchObject({ possible: '2', sum: '80' });
    await bulk(undo, { reason: '筛选选错了' });
    await system.runJobs();
    const after = [await has(one.memberId), await has(other.memberId)];
    expect(after.map(({ coins, credit }) => [coins, credit])).toEqual(
      before.map(({ coins, credit }) => [coins, credit]),
    );
    expect(await taskNow()).toEqual(task);
    expect((await has(done.memberId)).coins).toBeLessThan(before[0]?.coins ?? 0);
  });

  it('all that match the filters of the task’s list are chosen', async () => {
    const query = { taskId: DELIVERY, earning: 'takenBack' };
    const list = await consoleCall(
      system,
      'listTaskParticipations',
      { query: { ...query, limit: 100 } },
      reviewer,
    );
    const planned = await bulk({ act: 'restoreCompletes', query }, { dryRun: true });
    expect(planned.data.title).toBe(`选中 ${list.data.items.length} 个`);
  });
});

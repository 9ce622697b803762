import { CoinRowState, errors } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ticketCalls, type TicketMember } from '../../../test/feedback/ticket-calls.ts';
import { TestSystem } from '../../../test/system/test-system.ts';
import { decideAppeal, moveTicket } from '../../modules/feedback/module.ts';
import {
  balances,
  coinsAndCreditOf,
  owedCoins,
  reconcile,
  takeBackOrOwe,
  transfer,
} from '../../modules/ledger/module.ts';
import type { Participation } from '../../modules/task/api.ts';
import {
  correctResult,
  endParticipation,
  lockParticipation,
  takeBackPayment,
} from '../../modules/task/module.ts';
import { changeQuality } from '../../modules/reward/module.ts';
import { recoverQuality } from '../../modules/reward/quality/quality.ts';
import { operatorFeedback } from './feedback-deps.ts';
import { reconcileChecks } from '../reconcile-checks.ts';

const DAY_MS = 86_400_000;

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(async () => {
  const checks = await reconcile(system.platform.database, reconcileChecks);
  await system.stop();
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
});

const { join, opened, write } = ticketCalls(() => system);
const task = 'Pai2zAo5cAn9';

/** A member whose participation ended with this result. The task promised `promised` coins. */
async function ended(
  result: 1 | 8,
  promise?: { coins: number; credit: number },
): Promise<{ member: TicketMember; own: Participation; promised: number }> {
  const member = await join();
  const started = await system.get('startParticipation', { body: { taskHashId: task } }, member);
  const { database, clock } = system.platform;
  if (promise !== undefined)
    await sql`
      update participations set promised_coins = ${promise.coins}, promised_credit = ${promise.credit}
      where id = ${started.sessionId}`.execute(database.read);
  const own = await database.transaction((tx) =>
    endParticipation(
      tx,
      system.platform,
      { memberId: member.memberId, id: started.sessionId },
      { result, at: clock.now() },
    ),
  );
  if (own === undefined) throw new Error('It had ended before');
  return { member, own, promised: own.promised.coins };
}

const locked = <Result>(
  own: Participation,
  work: (tx: Parameters<typeof lockParticipation>[0], now: Participation) => Promise<Result>,
) =>
  system.platform.database.transaction(async (tx) => {
    const now = await lockParticipation(tx, own.memberId, own.id);
    return await work(tx, now ?? expect.fail('no participation'));
  });
const takeBack = (own: Participation) =>
  locked(own, (tx, now) =>
    takeBackPayment(tx, system.platform, now, { note: '合作方撤回', at: system.clock.now() }),
  );
const acceptReport = (own: Participation) =>
  locked(own, (tx, now) =>
    correctResult(tx, system.platform, now, { by: 'report', note: '补发', at: system.clock.now() }),
  );
const spend = (own: Participation, coins: number) =>
  system.platform.database.transaction((tx) =>
    transfer(tx, {
      key: `spent:${own.id}`,
      memberId: own.memberId,
      reason: 'spent',
      cause: { kind: 'exchange', id: own.id, title: '话费' },
      legs: [{ asset: 'coin', amount: -coins, platform: 'exchange' }],
      at: system.clock.now(),
    }),
  );
const earn = (own: Participation, coins: number) =>
  system.platform.database.transaction((tx) =>
    transfer(tx, {
      key: `earned:${own.id}`,
      memberId: own.memberId,
      reason: 'earned',
      cause: { kind: 'checkin', id: own.id, title: '签到' },
      legs: [{ asset: 'coin', amount: coins, platform: 'issue' }],
      at: system.clock.now(),
    }),
  );

const takenRows = async (member: TicketMember): Promise<string[]> =>
  (await system.get('listPoints', {}, member)).items
    .filter(({ state }) => state === CoinRowState.TakenBack)
    .map(({ id }) => id);
async function appealed(member: TicketMember, subject: { type: string; id: string | null }): Promise<string> {
  const { number } = await opened(member, { kind: 'appeal', subject });
  await moveTicket(operatorFeedback(system.platform), number, { move: 'accepted', by: '林晓', text: null });
  return number;
}
const decide = (
  number: string,
  verdict: 'reversed' | 'partly',
  given: { coins?: number; points?: number } = {},
) =>
  decideAppeal(operatorFeedback(system.platform), number, {
    verdict,
    coins: given.coins,
    points: given.points,
    days: undefined,
    reason: '复核后认可',
    by: '林晓',
  });
const stands = async ({ memberId }: TicketMember) => ({
  coins: (await balances(system.platform.database.read, memberId)).coins,
  owed: await owedCoins(system.platform.database.read, memberId),
});

describe('rule 4.21: one loss', () => {
  it('is appealed once, from the result or from any coin row of it, also by two calls at once', async () => {
    const { member, own, promised } = await ended(1);
    await spend(own, promised - 10);
    await takeBack(own);
    await earn(own, 5);
    const rows = await takenRows(member);
    expect(rows).toHaveLength(2);
    const subjects = [{ type: 'result', id: own.resultId }, ...rows.map((id) => ({ type: 'coins', id }))];
    const answers = await Promise.all(subjects.map((subject) => write(member, { kind: 'appeal', subject })));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      200,
      errors.APPEAL_TWICE.code,
      errors.APPEAL_TWICE.code,
    ]);
    for (const query of subjects)
      expect(await system.get('getTicketSubject', { query }, member)).toMatchObject({ appealable: false });
  });

  it('is given back whole: what is still owed is forgiven, what was paid comes back, and the result is corrected', async () => {
    const { member, own, promised } = await ended(1);
    await spend(own, promised - 10);
    await takeBack(own);
    await earn(own, 5);
    expect(await stands(member)).toEqual({ coins: 0, owed: promised - 15 });
    const [row = ''] = await takenRows(member);
    const number = await appealed(member, { type: 'coins', id: row });
    const verdicts = await Promise.allSettled([decide(number, 'reversed'), decide(number, 'reversed')]);
    expect(verdicts.filter(({ status }) => status === 'fulfilled')).toMatchObject([
      { value: { coins: promised, forgiven: promised - 15 } },
    ]);
    expect(await stands(member)).toEqual({ coins: 15, owed: 0 });
    const result = await system.get('getSurveyResult', { params: { id: own.resultId ?? '' } }, member);
    expect(result).toMatchObject({
      result: 1,
      earned: { coins: promised, state: 'available', corrected: true },
      reason: `已更正为完成，${promised} 金币已到账。`,
    });
  });

  it('leaves other debts alone: they take what comes back', async () => {
    const first = await ended(1);
    await takeBack(first.own);
    const { member, own } = first;
    await earn(own, 50);
    await spend(own, 50);
    await system.platform.database.transaction(async (tx) => {
      const at = system.clock.now();
      await takeBackOrOwe(tx, { memberId: own.memberId, key: `earned:${own.id}`, at, note: '误发' });
    });
    expect(await stands(member)).toEqual({ coins: 0, owed: 50 });
    const number = await appealed(member, { type: 'result', id: own.resultId });
    expect(await decide(number, 'reversed')).toMatchObject({ coins: first.promised, forgiven: 0 });
    expect(await stands(member)).toEqual({ coins: first.promised - 50, owed: 0 });
  });

  it('that an accepted report paid is not paid again by an appeal, and the other way round', async () => {
    const paid = await ended(8);
    const number = await appealed(paid.member, { type: 'result', id: paid.own.resultId });
    await acceptReport(paid.own);
    await expect(decide(number, 'reversed')).rejects.toMatchObject({ name: 'VERDICT_SETTLED' });
    expect((await stands(paid.member)).coins).toBe(paid.promised);

    const won = await ended(8);
    await decide(await appealed(won.member, { type: 'result', id: won.own.resultId }), 'reversed');
    expect(await acceptReport(won.own)).toBeUndefined();
    expect((await stands(won.member)).coins).toBe(won.promised);
    const { items } = await system.get('listTaskRecords', {}, won.member);
    expect(items[0]).toMatchObject({
      result: 8,
      corrected: true,
      coins: won.promised,
      earningState: 'available',
    });
  });

  it('of a task that pays nothing is the result alone: it is corrected once', async () => {
    const { member, own } = await ended(8, { coins: 0, credit: 0 });
    const number = await appealed(member, { type: 'result', id: own.resultId });
    expect(await decide(number, 'reversed')).toMatchObject({ coins: 0 });
    const params = { id: own.resultId ?? '' };
    expect(await system.get('getSurveyResult', { params }, member)).toMatchObject({
      earned: { coins: 0, corrected: true, state: 'none' },
      reason: '已更正为完成。',
    });
    expect(await acceptReport(own)).toBeUndefined();
  });

  it('that two older appeals share is given back by one of them', async () => {
    const { member, own, promised } = await ended(1);
    await takeBack(own);
    const first = await appealed(member, { type: 'result', id: own.resultId });
    const { read } = system.platform.database;
    await sql`update tickets set loss = null where number = ${first}`.execute(read);
    const [row = ''] = await takenRows(member);
    const second = await appealed(member, { type: 'coins', id: row });
    await expect(decide(first, 'reversed')).rejects.toMatchObject({ name: 'VERDICT_SETTLED' });
    await decide(second, 'reversed');
    expect((await stands(member)).coins).toBe(promised);
  });

  it('is paid once when the appeal and the report are decided at the same time', async () => {
    const { member, own, promised } = await ended(8);
    const number = await appealed(member, { type: 'result', id: own.resultId });
    await Promise.allSettled([decide(number, 'reversed'), acceptReport(own), acceptReport(own)]);
    expect((await stands(member)).coins).toBe(promised);
  });

  it('is given back in part, and a report pays the rest', async () => {
    const { member, own, promised } = await ended(8);
    const number = await appealed(member, { type: 'result', id: own.resultId });
    await expect(decide(number, 'partly', { coins: promised + 1 })).rejects.toMatchObject({
      name: 'VERDICT_TOO_MUCH',
    });
    await decide(number, 'partly', { coins: 10 });
    const result = await system.get('getSurveyResult', { params: { id: own.resultId ?? '' } }, member);
    expect(result.earned).toMatchObject({ coins: 10, corrected: false });
    expect(await acceptReport(own)).toMatchObject({ coins: promised - 10 });
    expect((await stands(member)).coins).toBe(promised);
    const read = system.platform.database.read;
    expect((await coinsAndCreditOf(read, own.memberId, [`appeal:participation:${own.id}`])).coins).toBe(10);
  });
});

it('rule 4.21: points that a partial verdict gives back do not come back again on the last day', async () => {
  const member = await join();
  const { database, clock, random } = system.platform;
  await database.transaction((tx) =>
    changeQuality(tx, {
      memberId: member.memberId,
      key: random.uuid(),
      points: -10,
      cause: { kind: 'correction', id: random.uuid(), title: '质量审核' },
      reason: '答非所问',
      rule: '质量审核',
      days: 3,
      at: clock.now(),
    }),
  );
  const { items } = await system.get('listCredits', { query: { kind: 'quality' } }, member);
  const number = await appealed(member, { type: 'quality', id: items[0]?.id ?? '' });
  await expect(decide(number, 'partly', { points: 11 })).rejects.toMatchObject({ name: 'VERDICT_TOO_MUCH' });
  await decide(number, 'partly', { points: 4 });
  const quality = async () => (await balances(database.read, member.memberId)).quality;
  expect(await quality()).toBe(74);
  const last = new Date(clock.now().getTime() + 3 * DAY_MS);
  await Promise.all([recoverQuality({ database }, last), recoverQuality({ database }, last)]);
  expect(await quality()).toBe(80);
});

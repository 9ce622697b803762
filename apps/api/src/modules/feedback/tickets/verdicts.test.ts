import { CoinRowState, errors } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorFeedback } from '../../../composition/tickets/feedback-deps.ts';
import { balances, takeBackOrOwe, transfer } from '../../ledger/module.ts';
import { changeQuality } from '../../reward/module.ts';
import { createMessages } from '../../message/module.ts';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { givePenalty } from '../penalties/penalties.ts';
import { ticketCalls, type TicketMember } from '../../../../test/feedback/ticket-calls.ts';
import { confirmByClock, decideAppeal, moveTicket } from './operate.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const deps = () => operatorFeedback(system.platform);
const { join, opened, write, call } = ticketCalls(() => system);
const move = (number: string, name: 'accepted' | 'answered', text: string | null = null) =>
  moveTicket(deps(), number, { move: name, by: '林晓', text });
type GivenBack = Partial<Record<'coins' | 'points' | 'days', number>>;
const decide = (number: string, verdict: 'upheld' | 'partly' | 'reversed', given: GivenBack = {}) =>
  decideAppeal(deps(), number, {
    verdict,
    coins: given.coins,
    points: given.points,
    days: given.days,
    reason: '复核',
    by: '林晓',
  });
const give = (memberId: string, days: number, step: 'tasks' | 'exchange' = 'tasks') =>
  givePenalty(
    { platform: system.platform, messages: createMessages(system.platform) },
    { memberId, step, rule: '一人一号', evidence: '三个账号', days, by: '林晓' },
  );

/** An accepted appeal against 100 coins that were taken back. */
async function coinAppeal(member: TicketMember): Promise<string> {
  const { database, clock, random } = system.platform;
  const key = `test:${random.uuid()}`;
  await database.transaction(async (tx) => {
    const [at, memberId] = [clock.now(), member.memberId];
    const cause = { kind: 'correction', id: random.uuid(), title: '测试任务' } as const;
    const legs = [{ asset: 'coin', amount: 100, platform: 'issue' }] as const;
    await transfer(tx, { key, memberId, reason: 'earned', cause, legs: [...legs], at });
    await takeBackOrOwe(tx, { memberId, key, at, note: '合作方撤回' });
  });
  const { items } = await system.get('listPoints', {}, member);
  const id = items.find(({ state }) => state === CoinRowState.TakenBack)?.id;
  const { number } = await opened(member, { kind: 'appeal', subject: { type: 'coins', id } });
  await move(number, 'accepted');
  return number;
}

/** An accepted appeal against a penalty. */
async function penaltyAppeal(member: TicketMember, id: string): Promise<string> {
  const { number } = await opened(member, { kind: 'appeal', subject: { type: 'penalty', id } });
  await move(number, 'accepted');
  return number;
}

const penaltiesOf = async (member: TicketMember) => (await system.get('listPenalties', {}, member)).items;
const coinsOf = async ({ memberId }: TicketMember) =>
  (await balances(system.platform.database.read, memberId)).coins;

describe('rule 7.15: a verdict', () => {
  it('decides appeals only', async () => {
    const { number } = await opened(await join());
    await move(number, 'accepted');
    await expect(decide(number, 'upheld')).rejects.toMatchObject({ name: 'TICKET_NO_APPEAL' });
  });

  it('that is partial names what it gives, and gives exactly that', async () => {
    const member = await join();
    const number = await coinAppeal(member);
    await expect(decide(number, 'partly')).rejects.toMatchObject({ name: 'VERDICT_EMPTY' });
    await expect(decide(number, 'partly', { days: 3 })).rejects.toMatchObject({ name: 'VERDICT_OTHER' });
    await expect(decide(number, 'partly', { points: 2 })).rejects.toMatchObject({ name: 'VERDICT_OTHER' });
    await expect(decide(number, 'partly', { coins: 101 })).rejects.toMatchObject({
      name: 'VERDICT_TOO_MUCH',
    });
    expect(await coinsOf(member)).toBe(0);
    expect(await decide(number, 'partly', { coins: 60 })).toMatchObject({ coins: 60, points: 0, days: 0 });
    expect(await coinsOf(member)).toBe(60);
  });

  it('leaves a penalty alone that ended before it: nothing is lifted or shortened', async () => {
    const member = await join();
    const ids = [await give(member.memberId, 1), await give(member.memberId, 1)] as const;
    const numbers = [await penaltyAppeal(member, ids[0]), await penaltyAppeal(member, ids[1])] as const;
    system.clock.advance(DAY_MS + 1000);
    await decide(numbers[0], 'reversed');
    await expect(decide(numbers[1], 'partly', { days: 1 })).rejects.toMatchObject({ name: 'PENALTY_OVER' });
    const again = { ...member, ...(await system.signIn(member.mobile)) };
    expect((await penaltiesOf(again)).map(({ state }) => state)).toEqual(['ended', 'ended']);
    const { items } = await system.get('listMessages', { query: { kind: 'account' } }, again);
    expect(items.map(({ title }) => title)).not.toContain('“暂停接题”已撤销');
  });
});

describe('rules 7.13 to 7.15: seven days', () => {
  it('are the time to appeal against a deduction of quality', async () => {
    const member = await join();
    const { database, clock, random } = system.platform;
    await database.transaction((tx) =>
      changeQuality(tx, {
        memberId: member.memberId,
        key: random.uuid(),
        points: -3,
        cause: { kind: 'correction', id: random.uuid(), title: '质量审核' },
        reason: '答非所问',
        rule: '质量审核',
        days: 30,
        at: clock.now(),
      }),
    );
    const subject = async (asker: Asker) => {
      const { items } = await system.get('listCredits', { query: { kind: 'quality' } }, asker);
      return { type: 'quality', id: items[0]?.id ?? '' } as const;
    };
    const query = await subject(member);
    expect(await system.get('getTicketSubject', { query }, member)).toMatchObject({ appealable: true });
    system.clock.advance(7 * DAY_MS);
    const late = await system.signIn(member.mobile);
    expect(await system.get('getTicketSubject', { query }, late)).toMatchObject({ appealable: false });
    const appeal = { kind: 'appeal', subject: await subject(late) };
    expect((await write(late, appeal)).code).toBe(errors.APPEAL_CLOSED.code);
  });

  it('pass before the clock confirms an answer', async () => {
    const member = await join();
    const { id, number } = await opened(member);
    await move(number, 'accepted');
    await move(number, 'answered', '已经有了');
    const states: unknown[] = [];
    for (const ms of [7 * DAY_MS - 1000, 1000]) {
      system.clock.advance(ms);
      await confirmByClock(deps());
      states.push((await call('getTicket', id, await system.signIn(member.mobile))).data);
    }
    expect(states).toMatchObject([{ state: 4 }, { state: 5 }]);
  });

  it('are the time to reopen what was confirmed', async () => {
    const member = await join();
    const tickets = [await opened(member), await opened(member)] as const;
    for (const { id, number } of tickets) {
      await move(number, 'accepted');
      await move(number, 'answered', '已经有了');
      await call('confirmTicket', id, member);
    }
    system.clock.advance(7 * DAY_MS - HOUR_MS);
    const soon = await system.signIn(member.mobile);
    expect((await call('reopenTicket', tickets[0].id, soon, { text: '还是没有' })).code).toBe(200);
    system.clock.advance(2 * HOUR_MS);
    const late = await system.signIn(member.mobile);
    expect((await call('getTicket', tickets[1].id, late)).data).toMatchObject({ mayReopen: false });
    expect((await call('reopenTicket', tickets[1].id, late, { text: '还是没有' })).code).toBe(
      errors.TICKET_STATE.code,
    );
  });
});

describe('rule 7.17: of several penalties', () => {
  it('the one that ends last says until when', async () => {
    const member = await join();
    for (const days of [9, 3]) await give(member.memberId, days);
    const last = new Date(system.clock.now().getTime() + 9 * DAY_MS).toISOString();
    const { code, data } = await system.call(
      'startParticipation',
      { body: { taskHashId: 'Pai2zAo5cAn9' } },
      member,
    );
    expect([code, data]).toEqual([errors.PENALTY_TASKS.code, { until: last }]);
  });

  it.each([0, -1, 1.5, 366])('none lasts %d days', async (days) => {
    const { memberId } = await join();
    await expect(give(memberId, days)).rejects.toMatchObject({ name: 'PENALTY_DAYS_WRONG' });
  });
});

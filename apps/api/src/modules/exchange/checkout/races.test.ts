import { ExchangeState } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiFault } from '../../../errors/api-fault.ts';
import { runs, timeFor } from '../../../../test/runs.ts';
import { together } from '../../../../test/together.ts';
import { issueOrder } from '../orders/issue-order.ts';
import { approve } from '../orders/operator-actions.ts';
import { reviewByRule } from '../orders/review.ts';
import { refusalOf, startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';

const BUYERS = runs(140, 5_000);
const TIMEOUT_MS = timeFor(BUYERS, 100);

let test: TestExchange;
beforeAll(async () => {
  test = await startTestExchange();
});
afterAll(() => test.stop());

const done = <T>(outcomes: readonly PromiseSettledResult<T>[]): T[] =>
  outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
/** The number of each refusal. Other errors appear as they are. */
const refusals = (outcomes: readonly PromiseSettledResult<unknown>[]): Record<string, number> => {
  const counted: Record<string, number> = {};
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    const name = outcome.reason instanceof ApiFault ? outcome.reason.name : String(outcome.reason);
    counted[name] = (counted[name] ?? 0) + 1;
  }
  return counted;
};

describe('simultaneous orders', () => {
  it(
    `L3 oversell: of ${BUYERS} members at a stock of 100 exactly 100 get one, and only they pay`,
    async () => {
      const benefit = await test.benefit(100);
      const members: string[] = [];
      for (let count = 0; count < BUYERS; count += 1) members.push(await test.member(100));
      const outcomes = await together(BUYERS, (index) => test.order(members[index] ?? '', benefit));
      expect(done(outcomes)).toHaveLength(100);
      expect(refusals(outcomes)).toEqual({ STOCK_OUT: BUYERS - 100 });
      expect(await test.stockOf(benefit)).toBe(0);
      const coins = await Promise.all(members.map((memberId) => test.coinsOf(memberId)));
      expect(coins.filter((left) => left === 0)).toHaveLength(100);
      expect(coins.filter((left) => left === 100)).toHaveLength(BUYERS - 100);
      await test.runJobs();
      expect(await test.broken()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('L3 beyond the balance: of 20 orders as many succeed as the balance covers', async () => {
    const [memberId, benefit] = [await test.member(799), await test.benefit(30)];
    const outcomes = await together(20, () => test.order(memberId, benefit));
    expect(done(outcomes)).toHaveLength(7);
    expect(refusals(outcomes)).toEqual({ BALANCE_TOO_LOW: 13 });
    expect(await test.coinsOf(memberId)).toBe(99);
    expect(await test.stockOf(benefit)).toBe(23);
    expect(done(outcomes).filter(({ first }) => first)).toHaveLength(1);
  });

  it('the daily limit holds: one of 20 succeeds', async () => {
    const memberId = await test.member(9000);
    const benefit = await test.benefit(30, { limits: { perOrder: 1, perDay: 1, perMonth: null } });
    const outcomes = await together(20, () => test.order(memberId, benefit));
    expect(done(outcomes)).toHaveLength(1);
    expect(refusals(outcomes)).toEqual({ DAILY_LIMIT: 19 });
    expect(await test.coinsOf(memberId)).toBe(8900);
  });

  it('I1 replay: 50 calls with one key make one order, paid once, with one answer', async () => {
    const [memberId, benefit] = [await test.member(9000), await test.benefit(30)];
    const key = 'one-intention-of-a-member';
    const outcomes = await together(50, () => test.order(memberId, benefit, {}, key));
    const answers = done(outcomes).map((answer) => JSON.stringify(answer));
    expect(answers).toHaveLength(50);
    expect(new Set(answers).size).toBe(1);
    expect(await test.coinsOf(memberId)).toBe(8900);
    expect((await test.call('listOrders', memberId)).items).toHaveLength(1);
    expect(await refusalOf(test.order(memberId, benefit, { quantity: 2 }, key))).toBe('IDEMPOTENCY_CONFLICT');
    expect(await test.coinsOf(memberId)).toBe(8900);
  });
});

describe('simultaneous moves', () => {
  it('L2 double refund: 20 revocations with different keys return the coins once', async () => {
    const [memberId, benefit] = [await test.member(300), await test.benefit(1)];
    const { id } = await test.order(memberId, benefit);
    const outcomes = await together(20, () => test.revoke(memberId, id));
    expect(done(outcomes)).toHaveLength(1);
    expect(refusals(outcomes)).toEqual({ ORDER_MOVE_FORBIDDEN: 19 });
    expect(await test.coinsOf(memberId)).toBe(300);
    expect(await test.stockOf(benefit)).toBe(1);
  });

  it('a repeated revocation with the same key gets the first answer', async () => {
    const [memberId, benefit] = [await test.member(300), await test.benefit(1)];
    const { id } = await test.order(memberId, benefit);
    const outcomes = await together(10, () => test.revoke(memberId, id, 'one-revocation-key'));
    expect(new Set(done(outcomes).map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(done(outcomes)).toHaveLength(10);
  });

  it('revocation against issue: one wins, and coins and codes match it', async () => {
    const benefit = await test.benefit(24);
    for (let round = 0; round < 12; round += 1) {
      const memberId = await test.member(100);
      const { id: orderId } = await test.order(memberId, benefit);
      const key = { memberId, orderId };
      await reviewByRule(test.exchange, key);
      const [revoked] = await together<unknown>(2, (index) =>
        index === round % 2 ? issueOrder(test.exchange, key) : test.revoke(memberId, orderId),
      ).then((outcomes) => (round % 2 === 0 ? outcomes.toReversed() : outcomes));
      const { state, coinsReturned } = await test.find(memberId, orderId);
      const isRevoked = revoked?.status === 'fulfilled';
      expect(state).toBe(isRevoked ? ExchangeState.Revoked : ExchangeState.Issued);
      expect(coinsReturned).toBe(isRevoked);
      expect(await test.coinsOf(memberId)).toBe(isRevoked ? 100 : 0);
    }
    await test.runJobs();
    expect(await test.broken()).toEqual([]);
  });

  it('revocation against review and approval: one move out of pending review wins', async () => {
    const benefit = await test.benefit(24);
    for (let round = 0; round < 8; round += 1) {
      const memberId = await test.member(100);
      const { id: orderId } = await test.order(memberId, benefit);
      const movers = [
        () => reviewByRule(test.exchange, { memberId, orderId }),
        () => approve(test.platform, { orderId, operator: '林晓' }),
        () => test.revoke(memberId, orderId),
      ];
      await together<unknown>(3, (index) => movers[(index + round) % 3]?.() ?? Promise.resolve());
      const { timeline } = await test.find(memberId, orderId);
      expect(timeline.filter(({ state }) => state === ExchangeState.ToBeIssued).length).toBeLessThanOrEqual(
        1,
      );
    }
    await test.runJobs();
    expect(await test.broken()).toEqual([]);
  });

  it('an issue job that runs 10 times at once issues once', async () => {
    const [memberId, benefit] = [await test.member(300), await test.benefit(30)];
    const { id: orderId } = await test.order(memberId, benefit, { quantity: 3 });
    await reviewByRule(test.exchange, { memberId, orderId });
    const outcomes = await together(10, () => issueOrder(test.exchange, { memberId, orderId }));
    expect(refusals(outcomes)).toEqual({});
    const { timeline } = await test.find(memberId, orderId);
    expect(timeline.map(({ state }) => state)).toEqual([0, 2, 1]);
    const { cards } = await test.call('revealOrder', memberId, { params: { id: orderId } });
    expect(new Set(cards.map(({ secret }) => secret)).size).toBe(3);
    await test.runJobs();
    expect(await test.broken()).toEqual([]);
  });

  it('of 10 simultaneous showings, one counts as the first', async () => {
    const [memberId, benefit] = [await test.member(300), await test.benefit(1)];
    const { id } = await test.order(memberId, benefit);
    await test.runJobs();
    const outcomes = await together(10, () => test.call('revealOrder', memberId, { params: { id } }));
    expect(done(outcomes).filter(({ shownBefore }) => !shownBefore)).toHaveLength(1);
    expect(done(outcomes)).toHaveLength(10);
  });
});

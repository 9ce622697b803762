import { ExchangeState, OrderActor } from '@yayan/contract';
import { ordersToMend } from '../orders/order-attention.ts';
import { issueNumber } from './issue-number.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Crashed } from '../../../../test/crashes/crash-points.ts';
import { ProviderFault } from '../../../platform/http-client/call-provider.ts';
import { allTogether } from '../../../../test/together.ts';
import type { Benefit } from '../catalogue/benefit.ts';
import { issueOrder } from '../orders/issue-order.ts';
import { reviewByRule } from '../orders/review.ts';
import { cashBenefit, topupBenefit } from '../../../../test/exchange/benefit.ts';
import { type OrderDetail, refusalOf } from '../../../../test/exchange/exchange.ts';
import { crashAround, type PayingExchange, startPayingExchange } from '../../../../test/exchange/payout.ts';

let paying: PayingExchange;
let payout: PayingExchange['payout'];
let test: PayingExchange['test'];
beforeAll(async () => {
  paying = await startPayingExchange();
  ({ payout, test } = paying);
});
afterAll(() => paying.stop());

interface Kind {
  name: string;
  benefit: () => Promise<Benefit>;
  /** An account that makes the provider behave in this way. Each account belongs to another person. */
  account: (mood: string) => string;
  form: (account: string) => object;
}

let used = 0;
const digits: Readonly<Record<string, string>> = {
  well: '1234',
  plain: '1234',
  slow: '0001',
  fail: '0002',
  twice: '0003',
  lost: '0004',
};
const kinds: readonly Kind[] = [
  {
    name: 'alipay',
    benefit: () => test.benefit(0, cashBenefit),
    account: (mood) => `${mood}@a${(used += 1)}.example`,
    form: (account) => ({
      amount: 100,
      payee: { channel: 'alipay', account: test.encrypted(account), name: test.encrypted('王晓明') },
    }),
  },
  {
    name: 'topup',
    benefit: () => test.benefit(0, topupBenefit(9)),
    account: (mood) => `139${String((used += 1)).padStart(4, '0')}${digits[mood] ?? ''}`,
    form: (account) => ({ mobile: test.encrypted(account) }),
  },
];

describe.each(kinds)('$name, asked in its own protocol', ({ name, benefit, account: accountOf, form }) => {
  const placed = async (mood: string): Promise<{ memberId: string; order: OrderDetail; account: string }> => {
    const memberId = await test.member(300);
    const account = accountOf(mood);
    const order = await test.order(memberId, await benefit(), form(account));
    return { memberId, order, account };
  };

  it('pays out the order under our own number', async () => {
    const { memberId, order, account } = await placed('well');
    await test.runJobs();
    expect(await test.find(memberId, order.id)).toMatchObject({
      state: ExchangeState.Issued,
      revealable: false,
    });
    expect(await payout.transfersTo(account)).toMatchObject([
      { provider: name, number: issueNumber(order.id, 1), fen: 100, asks: 1, questions: 0 },
    ]);
    expect(await refusalOf(test.call('revealOrder', memberId, { params: { id: order.id } }))).toBe(
      'NOTHING_TO_REVEAL',
    );
    expect(await test.broken()).toEqual([]);
  });

  it('a slow payout is polled until it is done, and the order can’t be revoked meanwhile', async () => {
    const { memberId, order, account } = await placed('slow');
    await test.runJobs();
    expect(await test.find(memberId, order.id)).toMatchObject({
      state: ExchangeState.ToBeIssued,
      revocable: false,
    });
    expect(await refusalOf(test.revoke(memberId, order.id))).toBe('ORDER_MOVE_FORBIDDEN');
    await payout.tell({ provider: name, number: issueNumber(order.id, 1) });
    test.clock.advance(5_000);
    await test.runJobs();
    expect(await test.find(memberId, order.id)).toMatchObject({ state: ExchangeState.Issued });
    expect(await payout.transfersTo(account)).toMatchObject([{ asks: 1, questions: 1 }]);
    expect(await test.broken()).toEqual([]);
  });

  it('a failed payout can be corrected by the member, as a new issue', async () => {
    const { memberId, order, account } = await placed('fail');
    await test.runJobs();
    const failed = await test.find(memberId, order.id);
    expect(failed).toMatchObject({
      state: ExchangeState.IssueFailed,
      correctable: true,
      coinsReturned: false,
    });
    expect(failed.reason).toMatch(/请核对|不能充值/);
    const owed = async () => await ordersToMend(test.platform.database.read, memberId);
    expect(await owed()).toMatchObject([
      { kind: 'exchange', link: `/home/exchange?order=${order.id}`, coins: failed.total },
    ]);

    const good = accountOf('well');
    const { amount: _, ...body } = form(good) as { amount?: number };
    const params = { id: order.id };
    const other = await test.member(0);
    const asked = { params, body, key: `a-correction-of-${order.orderNumber}` };
    expect(await refusalOf(test.call('correctOrder', other, asked))).toBe('NOT_FOUND');
    const answers = await allTogether(50, () => test.call('correctOrder', memberId, asked));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await test.runJobs();
    const issued = await test.find(memberId, order.id);
    expect(issued).toMatchObject({ state: ExchangeState.Issued, correctable: false, reason: null });
    expect(await owed()).toEqual([]);
    expect(issued.timeline.map(({ state, by }) => [state, by])).toEqual([
      [0, OrderActor.Member],
      [2, OrderActor.Rule],
      [5, OrderActor.System],
      [2, OrderActor.Member],
      [1, OrderActor.System],
    ]);
    expect(issued.target).not.toBe(failed.target);
    expect(await payout.transfersTo(account)).toHaveLength(1);
    expect(await payout.transfersTo(good)).toMatchObject([{ number: issueNumber(order.id, 2), asks: 1 }]);
    expect(
      await refusalOf(test.call('correctOrder', memberId, { ...asked, key: 'another-correction' })),
    ).toBe('ORDER_MOVE_FORBIDDEN');
    expect(await test.coinsOf(memberId)).toBe(200);
    expect(await test.broken()).toEqual([]);
  });

  it('a provider that answers twice issues once', async () => {
    const { memberId, order, account } = await placed('twice');
    const key = { memberId, orderId: order.id };
    await reviewByRule(test.exchange, key);
    await allTogether(5, () => issueOrder(test.exchange, key));
    await test.runJobs();
    const issued = await test.find(memberId, order.id);
    expect(issued.timeline.map(({ state }) => state)).toEqual([0, 2, 1]);
    expect(new Set((await payout.transfersTo(account)).map(({ number }) => number)).size).toBe(1);
    expect(await test.broken()).toEqual([]);
  });

  it('L8 after a lost answer the payout is looked up before it is requested again', async () => {
    const { memberId, order, account } = await placed('lost');
    await expect(test.runJobs()).rejects.toThrow(ProviderFault);
    expect(await test.find(memberId, order.id)).toMatchObject({
      state: ExchangeState.ToBeIssued,
      revocable: false,
    });
    await paying.later();
    await test.runJobs();
    expect(await test.find(memberId, order.id)).toMatchObject({ state: ExchangeState.Issued });
    expect(await payout.transfersTo(account)).toMatchObject([{ asks: 1, questions: 1 }]);
    expect(await test.broken()).toEqual([]);
  });

  it('an unanswered payout leaves the order open and its coins taken until the answer comes', async () => {
    const { memberId, order, account } = await placed('plain');
    await payout.tell({ provider: name, mood: 'never' });
    await expect(test.runJobs()).rejects.toThrow(ProviderFault);
    await paying.later();
    await expect(test.runJobs()).rejects.toThrow(ProviderFault);
    expect(await test.find(memberId, order.id)).toMatchObject({
      state: ExchangeState.ToBeIssued,
      revocable: false,
      balance: 200,
    });
    expect(await payout.transfersTo(account)).toEqual([]);
    await payout.tell({ provider: name, mood: 'well' });
    await paying.later();
    await test.runJobs();
    expect(await test.find(memberId, order.id)).toMatchObject({ state: ExchangeState.Issued });
    expect(await payout.transfersTo(account)).toMatchObject([{ asks: 1 }]);
    expect(await test.broken()).toEqual([]);
  });

  it.each(['before', 'after'] as const)(
    'L8 a crash %s it has acted ends in exactly one issue',
    async (moment) => {
      const { memberId, order, account } = await placed('well');
      crashAround(paying, moment);
      await expect(test.runJobs()).rejects.toThrow(Crashed);
      await paying.later();
      await test.runJobs();
      expect(await test.find(memberId, order.id)).toMatchObject({ state: ExchangeState.Issued });
      expect(await payout.transfersTo(account)).toMatchObject([
        { number: issueNumber(order.id, 1), asks: 1 },
      ]);
      expect(await test.broken()).toEqual([]);
    },
  );
});

import { ExchangeState } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderFault } from '../../../platform/http-client/call-provider.ts';
import { Crashed } from '../../../../test/crashes/crash-points.ts';
import type { Delivery } from './delivery.ts';
import { confirmPaid, confirmUnpaid, retry, waitingOrders } from '../orders/operator-actions.ts';
import { cashBenefit, topupBenefit } from '../../../../test/exchange/benefit.ts';
import { type OrderDetail, refusalOf } from '../../../../test/exchange/exchange.ts';
import { crashAround, type PayingExchange, startPayingExchange } from '../../../../test/exchange/payout.ts';
import { issueNumber } from './issue-number.ts';
import type { IssueRequest } from './ports/issuer.ts';

let paying: PayingExchange;
let payout: PayingExchange['payout'];
let test: PayingExchange['test'];
beforeAll(async () => {
  paying = await startPayingExchange();
  ({ payout, test } = paying);
});
afterAll(() => paying.stop());

let accounts = 0;
const email = (): string => `well@b${(accounts += 1)}.example`;
const mobile = (): string => `1391234${String((accounts += 1)).padStart(4, '5')}`;

const ways = {
  alipay: {
    benefit: () => test.benefit(0, cashBenefit),
    account: email,
    form: (account: string) => ({
      amount: 100,
      payee: { channel: 'alipay' as const, account: test.encrypted(account), name: test.encrypted('王晓明') },
    }),
    delivery: (account: string): Delivery => ({ channel: 'alipay', account, name: '王晓明' }),
  },
  mobile: {
    benefit: () => test.benefit(0, topupBenefit(9)),
    account: mobile,
    form: (account: string) => ({ mobile: test.encrypted(account) }),
    delivery: (account: string): Delivery => ({ channel: 'mobile', mobile: account }),
  },
};
type Way = keyof typeof ways;

async function placed(way: Way): Promise<{ memberId: string; order: OrderDetail; account: string }> {
  const memberId = await test.member(300);
  const account = ways[way].account();
  const order = await test.order(memberId, await ways[way].benefit(), ways[way].form(account));
  return { memberId, order, account };
}

const request = (orderId: string, fen: number, delivery: Delivery): IssueRequest => ({
  orderId,
  number: issueNumber(orderId, 1),
  askedBefore: false,
  hasConfirmation: false,
  benefitId: 'any',
  choiceId: 'any',
  quantity: 1,
  fen,
  delivery,
});

/** An order whose first request to the provider got lost, and whose number has the bill of another order there. */
async function withForeignBill(way: Way, fen: number, payee: 'own' | 'another') {
  const { memberId, order, account } = await placed(way);
  const other = payee === 'own' ? account : ways[way].account();
  await payout.issuers[way].issue(request(order.id, fen, ways[way].delivery(other)));
  crashAround(paying, 'before');
  await expect(test.runJobs()).rejects.toThrow(Crashed);
  await paying.later();
  await test.runJobs();
  return { memberId, orderId: order.id, account, operation: { orderId: order.id, operator: '林晓' } };
}

describe.each(['alipay', 'mobile'] as const)('%s', (way) => {
  it('pays each of two members whose orders have the same number', async () => {
    const [one, two] = [await placed(way), await placed(way)];
    await test.platform.database.read
      .updateTable('orders')
      .set({ order_number: '20261121083000482100' })
      .where('id', 'in', [one.order.id, two.order.id])
      .execute();
    await test.runJobs();
    for (const { memberId, order, account } of [one, two]) {
      expect(await test.find(memberId, order.id)).toMatchObject({ state: ExchangeState.Issued });
      expect(await payout.transfersTo(account)).toMatchObject([{ fen: 100, asks: 1 }]);
    }
    expect(await test.broken()).toEqual([]);
  });

  it.each([
    ['another payee', 100, 'another'],
    ['another amount', 900, 'own'],
  ] as const)('never accepts a bill of %s as its own', async (_, fen, payee) => {
    const { memberId, orderId, operation } = await withForeignBill(way, fen, payee);
    expect(await test.find(memberId, orderId)).toMatchObject({
      state: ExchangeState.ToBeIssued,
      revocable: false,
      balance: 200,
    });
    const held = (await waitingOrders(test.platform)).find(({ id }) => id === orderId);
    expect(held).toMatchObject({ receipt: null, issue_problem: expect.stringContaining('differs in') });

    const asksOf = async () => (await waitingOrders(test.platform)).find(({ id }) => id === orderId)?.asks;
    const asks = await asksOf();
    await paying.later();
    await test.runJobs();
    expect(await asksOf()).toBe(asks);
    expect(await refusalOf(test.revoke(memberId, orderId))).toBe('ORDER_MOVE_FORBIDDEN');
    expect(await refusalOf(retry(test.platform, operation))).toBe('ORDER_MOVE_FORBIDDEN');
    expect(await test.broken()).toEqual([]);
  });

  it('is tried again under a new number after an operator saw that the member got nothing', async () => {
    const { memberId, orderId, account, operation } = await withForeignBill(way, 100, 'another');
    await confirmUnpaid(test.platform, operation, '打款渠道异常，我们会重新发放');
    expect(await test.find(memberId, orderId)).toMatchObject({
      state: ExchangeState.IssueFailed,
      reason: '打款渠道异常，我们会重新发放',
    });
    await retry(test.platform, operation);
    await test.runJobs();
    expect(await test.find(memberId, orderId)).toMatchObject({ state: ExchangeState.Issued });
    expect(await payout.transfersTo(account)).toMatchObject([{ number: issueNumber(orderId, 2), asks: 1 }]);
    expect(await refusalOf(confirmUnpaid(test.platform, operation, '再试一次'))).toBe('ORDER_MOVE_FORBIDDEN');
    expect(await test.broken()).toEqual([]);
  });

  it('ends with the receipt that an operator enters, unless another order has it', async () => {
    const other = await placed(way);
    await test.runJobs();
    const [paid] = await payout.transfersTo(other.account);
    const { memberId, orderId, operation } = await withForeignBill(way, 900, 'own');
    expect(await refusalOf(confirmPaid(test.platform, operation, paid?.receipt ?? ''))).toBe('RECEIPT_TAKEN');
    await confirmPaid(test.platform, operation, '2026112200000001');
    expect(await test.find(memberId, orderId)).toMatchObject({ state: ExchangeState.Issued });
    expect(await test.broken()).toEqual([]);
  });
});

it('a first request with the number of another bill is refused by the provider, and the order stays open', async () => {
  const { memberId, order } = await placed('alipay');
  const foreign = request(order.id, 100, ways.alipay.delivery(email()));
  await payout.issuers.alipay.issue(foreign);
  await expect(test.runJobs()).rejects.toThrow(ProviderFault);
  expect(await test.find(memberId, order.id)).toMatchObject({ state: ExchangeState.ToBeIssued });
  expect(await test.broken()).toEqual([]);
});

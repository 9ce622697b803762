import { ExchangeState } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { retry, waitingOrders } from '../orders/operator-actions.ts';
import { reviewByRule } from '../orders/review.ts';
import { cashBenefit } from '../../../../test/exchange/benefit.ts';
import { startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';
import { storeConfirmation } from '../orders/issue-store.ts';
import { type IssueResult, IssueRefused, type Issuer } from './ports/issuer.ts';

let receipts: string[] = [];
let paying: TestExchange;
let answer: () => IssueResult = () => ({ kind: 'paid', receipt: receipts.shift() ?? 'none' });
beforeAll(async () => {
  const alipay: Issuer = { issue: async () => answer() };
  paying = await startTestExchange({ issuers: { alipay } });
});
afterAll(() => paying.stop());

const cash = async (account: string) => {
  const memberId = await paying.member(300);
  const payee = {
    channel: 'alipay' as const,
    account: paying.encrypted(account),
    name: paying.encrypted('王晓明'),
  };
  const { id: orderId } = await paying.order(memberId, await paying.benefit(0, cashBenefit), {
    amount: 100,
    payee,
  });
  return { memberId, orderId };
};

it("another order's receipt is not stored as a payment", async () => {
  receipts = ['2026112200000001', '2026112200000001'];
  const [one, two] = [await cash('one@example.cn'), await cash('two@example.cn')];
  await paying.runJobs();
  const states = await Promise.all(
    [one, two].map(async ({ memberId, orderId }) => (await paying.find(memberId, orderId)).state),
  );
  expect(new Set(states)).toEqual(new Set([ExchangeState.Issued, ExchangeState.ToBeIssued]));
  expect(await waitingOrders(paying.platform)).toMatchObject([
    { issue_problem: 'Receipt 2026112200000001 stands at another order' },
  ]);
  expect(await paying.broken()).toEqual([]);
});

it("a finished attempt's confirmation is not kept for the next attempt", async () => {
  const { memberId, orderId } = await cash('three@example.cn');
  const { database } = paying.platform;
  await reviewByRule(paying.exchange, { memberId, orderId });
  answer = () => {
    throw new IssueRefused('账号不存在');
  };
  await paying.runJobs();
  answer = () => ({ kind: 'waiting', confirmation: null });
  await retry(paying.platform, { orderId, operator: '林晓' });
  const confirmation = { appId: 'a', mchId: 'm', package: 'p' };
  const open = { memberId, orderId, waiting: ExchangeState.ToBeIssued, attempt: 1 };
  expect(await database.transaction((tx) => storeConfirmation(tx, open, confirmation))).toBe(false);
  expect((await paying.find(memberId, orderId)).confirmation).toBeNull();
  const second = { ...open, attempt: 2 };
  expect(await database.transaction((tx) => storeConfirmation(tx, second, confirmation))).toBe(true);
  expect(await database.transaction((tx) => storeConfirmation(tx, second, confirmation))).toBe(false);
});

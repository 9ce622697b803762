import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashBenefit } from '../../../../test/exchange/benefit.ts';
import { startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';
import { getContact } from '../../content/contact.ts';
import { passOrder } from '../operate/order-acts.ts';

let test: TestExchange;
const paid: number[] = [];

beforeAll(async () => {
  const issue = ({ number, fen }: { number: string; fen: number }) => {
    paid.push(fen);
    return Promise.resolve({ kind: 'paid' as const, receipt: `receipt-${number}` });
  };
  test = await startTestExchange({ issuers: { alipay: { issue } } }, undefined, { COINS_PER_YUAN: '50' });
});
afterAll(() => test.stop());

const order = async (coins: number) => {
  const memberId = await test.member(coins);
  const cash = { min: 100, max: 200_000, step: 100 };
  const benefit = await test.benefit(0, { ...cashBenefit, cash });
  const payee = {
    channel: 'alipay' as const,
    account: test.encrypted('13812345678'),
    name: test.encrypted('王晓明'),
  };
  return await test.order(memberId, benefit, { amount: coins, payee });
};

it('rule 4.6: cash is paid by the configured worth, while the coins of the order stay the same', async () => {
  expect(await order(300)).toMatchObject({ total: 300 });
  await test.runJobs();
  expect(paid).toEqual([600]);
  expect(await getContact(test.platform)).toMatchObject({ coinsPerYuan: 50 });
});

it.each([
  [100_000, 'orders'],
  [100_100, 'orders.large'],
])('an order of %i coins, at 50 a yuan, needs the permission %s', async (coins, permission) => {
  const { id } = await order(coins);
  await test.platform.database.read.updateTable('orders').set({ state: 0 }).where('id', '=', id).execute();
  const plan = await passOrder.plan(test.platform, test.platform.database.read, { orderId: id });
  expect(plan.permission).toBe(permission);
});

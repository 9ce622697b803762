import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetTransaction } from '../../../../test/database/meet-transaction.ts';
import { refusalOf, startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';
import { countOrder } from '../orders/order-store.ts';

const TURNS = 12;

let test: TestExchange;
beforeAll(async () => {
  test = await startTestExchange();
});
afterAll(() => test.stop());

it('5.16 an order that waits while the benefit is renamed is refused, and changes nothing', async () => {
  const [memberId, benefit] = [await test.member(500), await test.benefit(3)];
  const { title, choice } = await test.call('checkOrder', memberId, {
    params: { id: benefit.id },
    body: { quantity: 1 },
  });
  const refusal = await meetTransaction(
    test.platform.database,
    (tx) => countOrder(tx, memberId),
    () => refusalOf(test.order(memberId, benefit, { quantity: 1, quoted: { title, choice } })),
    async (tx) => {
      await tx.updateTable('benefits').set({ title: '新的名称' }).where('id', '=', benefit.id).execute();
    },
  );
  expect(refusal).toBe('BENEFIT_RENAMED');
  expect(await test.stockOf(benefit)).toBe(3);
  expect(await test.coinsOf(memberId)).toBe(500);
});

it('5.16 while a benefit is renamed again and again, each order has the name that its member read or is refused', async () => {
  const db = test.platform.database.read;
  const benefit = await test.benefit(TURNS);
  const members: string[] = [];
  for (let count = 0; count < TURNS; count += 1) members.push(await test.member(100));
  const asked = { params: { id: benefit.id }, body: { quantity: 1 } };
  const refused: string[] = [];
  for (const [turn, memberId] of members.entries()) {
    const { title, choice } = await test.call('checkOrder', memberId, asked);
    const order = () => test.order(memberId, benefit, { quantity: 1, quoted: { title, choice } });
    const rename = async (name: string) =>
      await db.updateTable('benefits').set({ title: name }).where('id', '=', benefit.id).execute();
    const [placed] = await Promise.allSettled([order(), rename(`第 ${turn} 次改名`)]);
    if (placed.status === 'fulfilled') expect(placed.value.benefit.title).toBe(title);
    else refused.push(await refusalOf(Promise.reject(placed.reason)));
    const isPaid = placed.status === 'fulfilled';
    expect(await test.coinsOf(memberId)).toBe(isPaid ? 0 : 100);
  }
  expect(new Set(refused).size).toBeLessThanOrEqual(1);
  expect(refused.every((name) => name === 'BENEFIT_RENAMED')).toBe(true);
  expect(await test.stockOf(benefit)).toBe(refused.length);
  expect(await test.broken()).toEqual([]);
});

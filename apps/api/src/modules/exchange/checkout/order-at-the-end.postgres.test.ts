import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetTransaction } from '../../../../test/database/meet-transaction.ts';
import { refusalOf, startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';
import { countOrder } from '../orders/order-store.ts';

const HOUR_MS = 3_600_000;

let test: TestExchange;
beforeAll(async () => {
  test = await startTestExchange();
});
afterAll(() => test.stop());

it('5.15 an order that waits for another one past the end is refused: its transaction reads the clock late', async () => {
  const memberId = await test.member(500);
  const ends = new Date(test.clock.now().getTime() + HOUR_MS);
  const benefit = await test.benefit(3, { saleUntil: ends });
  const refusal = await meetTransaction(
    test.platform.database,
    (tx) => countOrder(tx, memberId),
    () => refusalOf(test.order(memberId, benefit)),
    async () => test.clock.advance(HOUR_MS),
  );
  expect(refusal).toBe('BENEFIT_OFF');
  expect(await test.stockOf(benefit)).toBe(3);
  expect(await test.coinsOf(memberId)).toBe(500);
});

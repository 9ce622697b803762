import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refusalOf, startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';
import { byMember } from '../../../../test/calls/by-member.ts';
import { listMessages } from '../../message/messages.ts';
import { orderPrize, reservePrize } from '../checkout/prize-order.ts';
import type { Benefit } from './benefit.ts';
import { notifyRestocked } from './restock.ts';

const HOUR_MS = 3_600_000;

let test: TestExchange;
let memberId: string;
beforeAll(async () => {
  test = await startTestExchange();
});
beforeEach(async () => {
  memberId = await test.member(500);
});
afterAll(() => test.stop());

const inHours = (hours: number): Date => new Date(test.clock.now().getTime() + hours * HOUR_MS);
const listed = async (id: string) =>
  (await test.call('listBenefits', null, { query: { limit: 100 } })).items.find((card) => card.id === id);
const read = async ({ id }: Benefit) => await test.call('getBenefit', memberId, { params: { id } });
const messages = async () =>
  (await listMessages(test.platform, byMember(memberId, { query: {} }))).read().items;

it('5.15 a sale begins at its moment: members see it before, and can order only then', async () => {
  const opens = inHours(1);
  const benefit = await test.benefit(3, { saleFrom: opens });
  expect(await listed(benefit.id)).toMatchObject({ opensAt: opens.toISOString() });
  expect(await read(benefit)).toMatchObject({ available: false, opensAt: opens.toISOString() });
  const params = { id: benefit.id };
  expect(await test.call('checkAllowance', memberId, { params })).toMatchObject({ allowed: true });
  test.clock.advance(HOUR_MS - 1);
  expect(await refusalOf(test.order(memberId, benefit))).toBe('BENEFIT_NOT_OPEN');
  const form = { params, body: { quantity: 1 } };
  expect(await refusalOf(test.call('checkOrder', memberId, form))).toBe('BENEFIT_NOT_OPEN');
  expect(await test.coinsOf(memberId)).toBe(500);
  test.clock.advance(1);
  expect(await read(benefit)).toMatchObject({ available: true, opensAt: null });
  await test.order(memberId, benefit);
  expect(await test.stockOf(benefit)).toBe(2);
});

it('5.15 a sale ends at its moment: nobody sees it in the list or orders it then; orders stay', async () => {
  const ends = inHours(1);
  const benefit = await test.benefit(3, { saleUntil: ends });
  expect(await read(benefit)).toMatchObject({ available: true, closesAt: ends.toISOString() });
  test.clock.advance(HOUR_MS - 1);
  const order = await test.order(memberId, benefit, {}, 'the-last-order-of-the-sale');
  test.clock.advance(1);
  expect(await listed(benefit.id)).toBeUndefined();
  expect(await read(benefit)).toMatchObject({ available: false });
  expect(await refusalOf(test.order(memberId, benefit))).toBe('BENEFIT_OFF');
  const params = { id: benefit.id };
  expect(await refusalOf(test.call('checkAllowance', memberId, { params }))).toBe('BENEFIT_OFF');
  expect(await test.order(memberId, benefit, {}, 'the-last-order-of-the-sale')).toEqual(order);
});

it('5.15 what was won is claimed whatever the times of its sale', async () => {
  for (const times of [{ saleFrom: inHours(1) }, { saleUntil: inHours(-1) }]) {
    const { id: benefitId, target } = await test.benefit(1, times);
    const wanted = { benefitId, choiceId: null, target, amount: null };
    const orderId = await test.platform.database.transaction(async (tx) => {
      await reservePrize(tx, wanted, 1);
      const grant = { key: `prize-${benefitId}`, cause: { id: 'DuanWu2026', title: '端午抽奖' } };
      return await orderPrize(test.exchange, tx, { ...wanted, memberId, destination: {}, grant });
    });
    expect(await test.find(memberId, orderId)).toMatchObject({ id: orderId });
  }
});

it('5.12 who asked before the sale is told once when it begins, and not before', async () => {
  const benefit = await test.benefit(3, { saleFrom: inHours(1) });
  const params = { id: benefit.id };
  await test.call('askRestock', memberId, { params, body: { wanted: true } });
  await notifyRestocked(test.exchange);
  expect(await messages()).toEqual([]);
  test.clock.advance(HOUR_MS);
  await notifyRestocked(test.exchange);
  await notifyRestocked(test.exchange);
  expect((await messages()).map(({ title }) => title)).toEqual(['“视频会员卡”开售了']);
  const asked = test.call('askRestock', memberId, { params, body: { wanted: true } });
  expect(await refusalOf(asked)).toBe('RESTOCK_NOT_NEEDED');
});

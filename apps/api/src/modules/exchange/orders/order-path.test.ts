import { ExchangeState, OrderActor } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';

let test: TestExchange;
beforeAll(async () => {
  test = await startTestExchange();
});
afterAll(() => test.stop());

describe('a member exchanges coins for a card', () => {
  it('lists, reads, checks and places an order, which rules approve, and reveals its code', async () => {
    const memberId = await test.member(500);
    const benefit = await test.benefit(5);
    const { items } = await test.call('listBenefits', null);
    expect(items).toContainEqual(expect.objectContaining({ id: benefit.id, price: 100, stock: 5 }));

    const params = { id: benefit.id };
    const detail = await test.call('getBenefit', memberId, { params });
    expect(detail).toMatchObject({ available: true, own: { balance: 500, missingCoins: 0, usedToday: 0 } });
    const allowance = await test.call('checkAllowance', memberId, { params });
    expect(allowance).toMatchObject({ allowed: true, missingCoins: 0 });
    const body = { quantity: 1 };
    const quote = await test.call('checkOrder', memberId, { params, body });
    expect(quote).toMatchObject({ price: 100, fee: 0, total: 100, balanceAfter: 400 });

    const placed = await test.order(memberId, benefit);
    expect(placed).toMatchObject({
      state: ExchangeState.PendingReview,
      balance: 400,
      first: true,
      revocable: true,
      revealable: false,
      timeline: [{ state: ExchangeState.PendingReview, by: OrderActor.Member, note: null }],
    });
    expect(placed.orderNumber).toMatch(/^20261121120000\d{6}$/);
    expect(placed.expectedAt).toBe('2026-11-21T04:01:00.000Z');

    await test.runJobs();
    const issued = await test.find(memberId, placed.id);
    expect(issued).toMatchObject({
      state: ExchangeState.Issued,
      expectedAt: null,
      revocable: false,
      revealable: true,
    });
    expect(issued.timeline.map(({ state, by, note }) => [state, by, note])).toEqual([
      [ExchangeState.PendingReview, OrderActor.Member, null],
      [ExchangeState.ToBeIssued, OrderActor.Rule, '小额订单自动通过审核'],
      [ExchangeState.Issued, OrderActor.System, null],
    ]);

    const shown = await test.call('revealOrder', memberId, { params: { id: placed.id } });
    expect(shown).toMatchObject({
      shownBefore: false,
      cards: [{ secret: expect.stringMatching(/^\d{12}$/) }],
    });
    const again = await test.call('revealOrder', memberId, { params: { id: placed.id } });
    expect(again).toEqual({ ...shown, shownBefore: true });
    expect(await test.stockOf(benefit)).toBe(4);
    expect(await test.broken()).toEqual([]);
  });

  it("another member's order is not found, by any call", async () => {
    const [owner, other] = [await test.member(500), await test.member(500)];
    const { id } = await test.order(owner, await test.benefit(1));
    await test.runJobs();
    expect(await refusalOf(test.find(other, id))).toBe('NOT_FOUND');
    expect(await refusalOf(test.call('revealOrder', other, { params: { id } }))).toBe('NOT_FOUND');
    expect(await refusalOf(test.revoke(other, id))).toBe('NOT_FOUND');
    expect((await test.call('listOrders', other)).items).toEqual([]);
  });
});

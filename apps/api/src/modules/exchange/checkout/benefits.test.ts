import { openProfile } from '../../member/module.ts';
import { CreditLevel, ExchangeState, ExchangeType } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from '../../identity/account/join.ts';
import type { Benefit } from '../catalogue/benefit.ts';
import { cashBenefit } from '../../../../test/exchange/benefit.ts';
import { refusalOf, startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';

let test: TestExchange;
beforeAll(async () => {
  test = await startTestExchange();
});
afterAll(() => test.stop());

describe('the list of benefits', () => {
  it('is paged in its order, including sold-out benefits', async () => {
    const benefits = [await test.benefit(1), await test.benefit(0), await test.benefit(2)];
    const pages: string[][] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const query: object = { limit: 2, ...(cursor !== undefined && { cursor }) };
      const page = await test.call('listBenefits', null, { query });
      pages.push(page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(pages).toEqual([[benefits[0]?.id, benefits[1]?.id], [benefits[2]?.id]]);
    expect(await refusalOf(test.call('listBenefits', null, { query: { cursor: 'x' } }))).toBe('FIELD_WRONG');
  });

  it('shows the cheapest choice in stock, and the stock of all choices together', async () => {
    const benefit = await test.benefit(0, {
      choices: [
        { id: 'week', title: '周卡', price: 90, stock: 0, fen: null },
        { id: 'month', title: '月卡', price: 300, stock: 0, fen: null },
      ],
    });
    const params = { id: benefit.id };
    expect(await test.call('getBenefit', null, { params })).toMatchObject({
      price: 90,
      stock: 0,
      available: false,
    });
    await test.load(
      { ...benefit, choices: [{ id: 'month', title: '月卡', price: 300, stock: 0, fen: null }] },
      3,
    );
    expect(await test.call('getBenefit', null, { params })).toMatchObject({
      price: 300,
      stock: 3,
      available: true,
      own: null,
      choices: [
        { id: 'week', title: '周卡', price: 90, stock: 0 },
        { id: 'month', title: '月卡', price: 300, stock: 3 },
      ],
    });
  });

  it('says whether the price is the only one or the lowest of several', async () => {
    const choice = { title: '周卡', stock: 1, fen: null };
    const several: Partial<Benefit> = {
      choices: [
        { ...choice, id: 'week', price: 90 },
        { ...choice, id: 'month', price: 300 },
      ],
    };
    const varies = async (more: Partial<Benefit>) => {
      const { id } = await test.benefit(0, more);
      return (await test.call('getBenefit', null, { params: { id } })).pricesVary;
    };
    expect([await varies({}), await varies(several), await varies(cashBenefit)]).toEqual([false, true, true]);
  });

  it('filters by type and by price', async () => {
    const dear = await test.benefit(1, {
      choices: [{ id: 'one', title: null, price: 777, stock: 0, fen: null }],
    });
    const idsOf = async (query: object): Promise<string[]> =>
      (await test.call('listBenefits', null, { query: { limit: 100, ...query } })).items.map(({ id }) => id);
    expect(await idsOf({ maxPrice: 776 })).not.toContain(dear.id);
    expect(await idsOf({ maxPrice: 777 })).toContain(dear.id);
    expect(await idsOf({ type: ExchangeType.Virtual })).toContain(dear.id);
    expect(await idsOf({ type: ExchangeType.Cash })).toEqual([]);
  });
});

describe('the allowance check', () => {
  it('says for each prerequisite whether it is met and where to fix it', async () => {
    const memberId = await test.member(30, 100);
    const benefit = await test.benefit(0, { level: CreditLevel.Gold });
    const allowance = await test.call('checkAllowance', memberId, { params: { id: benefit.id } });
    expect(allowance).toMatchObject({ allowed: false, balance: 30, missingCoins: 70 });
    expect(allowance.prerequisites.map(({ kind, met, text, fixUrl }) => [kind, met, text, fixUrl])).toEqual([
      ['level', false, '需要金牌会员，你现在是铜牌会员', '/home/credit'],
      ['realName', true, '已完成实名认证', null],
      ['stock', false, '已兑完', '/exchange'],
      ['dailyLimit', true, '今天还可兑换 1,000 次', null],
      ['monthlyLimit', true, '本月还可兑换 1,000 次', null],
      ['balance', false, '金币不足，还差 70', '/task'],
    ]);
  });

  it('uses the chosen face value, or the cheapest one by default', async () => {
    const memberId = await test.member(500);
    const choices: Benefit['choices'] = [
      { id: 'week', title: '周卡', price: 500, stock: 0, fen: null },
      { id: 'month', title: '月卡', price: 1375, stock: 0, fen: null },
    ];
    const benefit = await test.benefit(0, { choices });
    await test.load(benefit, 3);
    const { id } = benefit;
    const ask = (query: object) => test.call('checkAllowance', memberId, { params: { id }, query });
    expect(await ask({})).toMatchObject({ total: 500, missingCoins: 0 });
    const dear = await ask({ choiceId: 'month' });
    expect(dear).toMatchObject({ allowed: false, total: 1375, missingCoins: 875 });
    expect(dear.prerequisites.at(-1)).toMatchObject({ met: false, text: '金币不足，还差 875' });
    expect(await refusalOf(ask({ choiceId: 'year' }))).toBe('ORDER_FORM_INVALID');
    expect(await refusalOf(ask({ choiceId: 'week', quantity: 11 }))).toBe('ORDER_FORM_INVALID');
  });
});

describe("a member's orders", () => {
  it('are paged newest first, and filtered by state', async () => {
    const [memberId, benefit] = [await test.member(900), await test.benefit(9)];
    const placed = [];
    for (let count = 0; count < 5; count += 1) placed.unshift((await test.order(memberId, benefit)).id);
    const first = await test.call('listOrders', memberId, { query: { limit: 3 } });
    expect(first.items.map(({ id }) => id)).toEqual(placed.slice(0, 3));
    const rest = await test.call('listOrders', memberId, { query: { limit: 3, cursor: first.nextCursor } });
    expect(rest).toMatchObject({ nextCursor: null, items: placed.slice(3).map((id) => ({ id })) });
    await test.revoke(memberId, placed[1] ?? '');
    const query = { state: ExchangeState.Revoked };
    expect((await test.call('listOrders', memberId, { query })).items.map(({ id }) => id)).toEqual([
      placed[1],
    ]);
    expect(await refusalOf(test.call('listOrders', memberId, { query: { cursor: 'x' } }))).toBe(
      'FIELD_WRONG',
    );
  });
});

describe('exchange information', () => {
  it('sums up past exchanges and masks the mobile', async () => {
    const memberId = await test.member(900, 100);
    const { cipher, random, database, clock } = test.platform;
    await database.transaction((tx) =>
      join(
        tx,
        { random, openProfile },
        {
          memberId,
          nickname: '小满',
          mobile_sealed: cipher.seal('13912345678'),
          mobile_index: cipher.blindIndex('13912345678'),
          agreementVersion: '1',
          at: clock.now(),
        },
      ),
    );
    const benefit = await test.benefit(9);
    await test.order(memberId, benefit, { quantity: 2 });
    await test.runJobs();
    await test.order(memberId, benefit);
    const { id } = await test.order(memberId, benefit);
    await test.revoke(memberId, id);
    expect(await test.call('getExchangeInfo', memberId)).toMatchObject({
      balance: 600,
      level: CreditLevel.Bronze,
      used: { exchangesToday: 2, exchangesThisMonth: 2, coinsThisMonth: 300 },
      mobile: '139****5678',
      openOrders: 1,
      exchangedCoins: 300,
      prizeCoins: 0,
    });
  });

  it('is refused for a deleted member', async () => {
    expect(await refusalOf(test.call('getExchangeInfo', test.platform.random.uuid()))).toBe('NOT_FOUND');
  });
});

import { AdultStatus, BenefitTarget, CreditLevel, PrerequisiteKind } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiFault } from '../../../errors/api-fault.ts';
import type { Benefit } from '../catalogue/benefit.ts';
import { generousRule } from '../../../../test/exchange/benefit.ts';
import { refusalOf, startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';

let test: TestExchange;
/** Coins from invitations by member, and the members without a real-name check. */
const brought = new Map<string, number>();
const unchecked = new Set<string>();
beforeAll(async () => {
  test = await startTestExchange({
    invitationCoinsOf: async (_, memberId) => brought.get(memberId) ?? 0,
    adultStatusOf: async (_, memberId) => (unchecked.has(memberId) ? null : AdultStatus.Valid),
    levelRuleOf: (credit) => ({
      ...generousRule(credit),
      exchangesPerDay: 3,
      exchangesPerMonth: 5,
      coinsPerMonth: 3000,
    }),
  });
});
beforeEach(() => test.clock.set('2026-11-21T12:00:00+08:00'));
afterAll(() => test.stop());

/** Everything an order leaves behind. */
async function traces(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from orders) as orders, (select count(*) from order_moves) as moves,
      (select sum(orders) from exchange_members) as counted, (select count(*) from ledger_transfers) as transfers,
      (select sum(coin) from ledger_accounts) as coins, (select sum(stock) from benefit_choices) as stock,
      (select count(*) from card_codes where issued_to is not null) as issued,
      (select count(*) from idempotency_keys) as keys, (select count(*) from events) as events,
      (select count(*) from jobs.job where name like 'exchange.%') as jobs`.execute(
    test.platform.database.read,
  );
  return rows[0];
}

/** Both calls refuse with the same name, and nothing is left behind. */
async function refused(
  memberId: string,
  benefit: Pick<Benefit, 'id'>,
  body: object = { quantity: 1 },
): Promise<string> {
  const before = await traces();
  const asked = { params: { id: benefit.id }, body };
  const checked = await refusalOf(test.call('checkOrder', memberId, asked));
  const placed = await refusalOf(
    test.call('placeOrder', memberId, { ...asked, key: 'a-key-that-stays-unused' }),
  );
  expect(placed).toBe(checked);
  expect(await traces()).toEqual(before);
  return placed;
}

describe('coins of invitations', () => {
  it('REAL_NAME_FIRST: need the real-name check, and say so', async () => {
    const [farmer, verified] = [await test.member(500), await test.member(500)];
    brought.set(farmer, 320).set(verified, 320);
    unchecked.add(farmer);
    const benefit = await test.benefit(9);
    const asked = { params: { id: benefit.id } };
    expect(await refused(farmer, benefit, { quantity: 2 })).toBe('REAL_NAME_FIRST');
    const { allowed, prerequisites } = await test.call('checkAllowance', farmer, {
      ...asked,
      query: { quantity: 2 },
    });
    expect(allowed).toBe(false);
    expect(prerequisites).toContainEqual({
      kind: PrerequisiteKind.RealName,
      met: false,
      text: '使用邀请所得的金币前，需要先完成实名认证',
      fixUrl: '/home/user?edit=verify',
      fixLabel: '去认证',
    });
    await test.order(verified, benefit, { quantity: 4 });
    expect(await test.coinsOf(verified)).toBe(100);
  });
});

describe('an order that is refused changes nothing', () => {
  it('BALANCE_TOO_LOW: one coin is missing', async () => {
    const [memberId, benefit] = [await test.member(99), await test.benefit(1)];
    expect(await refused(memberId, benefit)).toBe('BALANCE_TOO_LOW');
    const own = (await test.call('getBenefit', memberId, { params: { id: benefit.id } })).own;
    expect(own).toMatchObject({ balance: 99, missingCoins: 1 });
  });

  it('PRICE_CHANGED: only the price that the member confirmed is ever taken', async () => {
    const [memberId, benefit] = [await test.member(900), await test.benefit(3)];
    const asked = { params: { id: benefit.id }, body: { quantity: 1 } };
    const { total } = await test.call('checkOrder', memberId, asked);
    const confirmed = { quantity: 1, total };
    const setPrice = async (price: number) =>
      await sql`update benefit_choices set price = ${price} where benefit_id = ${benefit.id}`.execute(
        test.platform.database.read,
      );
    for (const price of [total + 1, total - 1, 100_000]) {
      await setPrice(price);
      expect(await refused(memberId, benefit, confirmed)).toBe('PRICE_CHANGED');
    }
    await setPrice(total);
    expect(await test.order(memberId, benefit, confirmed)).toMatchObject({ total });
  });

  it('5.16 BENEFIT_RENAMED: only what the member read is ever ordered', async () => {
    const [memberId, benefit] = [await test.member(900), await test.benefit(3)];
    const asked = { params: { id: benefit.id }, body: { quantity: 1 } };
    const { title, choice, total } = await test.call('checkOrder', memberId, asked);
    const confirmed = { quantity: 1, total, quoted: { title, choice } };
    const name = async (of: { title: string; choice: string | null }) => {
      const db = test.platform.database.read;
      await sql`update benefits set title = ${of.title} where id = ${benefit.id}`.execute(db);
      await sql`update benefit_choices set title = ${of.choice} where benefit_id = ${benefit.id}`.execute(db);
    };
    await name({ title: `${title}（新）`, choice });
    expect(await refused(memberId, benefit, confirmed)).toBe('BENEFIT_RENAMED');
    // The names come before the price, so that one more look shows both.
    expect(await refused(memberId, benefit, { ...confirmed, total: total + 1 })).toBe('BENEFIT_RENAMED');
    // Who says no names orders as before.
    await name({ title: `${title}（新）`, choice });
    expect(await test.order(memberId, benefit, { quantity: 1, total })).toMatchObject({ total });
    await name({ title, choice });
    expect(await test.order(memberId, benefit, confirmed)).toMatchObject({ benefit: { title }, choice });
  });

  it('STOCK_OUT: the stock is empty or too small', async () => {
    const [memberId, none, two] = [await test.member(900), await test.benefit(0), await test.benefit(2)];
    expect(await refused(memberId, none)).toBe('STOCK_OUT');
    expect(await refused(memberId, two, { quantity: 3 })).toBe('STOCK_OUT');
  });

  it('LEVEL_TOO_LOW: the member is one level below', async () => {
    const benefit = await test.benefit(2, { level: CreditLevel.Silver });
    expect(await refused(await test.member(500, 199), benefit)).toBe('LEVEL_TOO_LOW');
    expect(await test.order(await test.member(500, 200), benefit)).toMatchObject({ state: 0 });
  });

  it('REAL_NAME_FIRST: no real-name check; the refusal says what is missing and where to fix it', async () => {
    const benefit = await test.benefit(1);
    const memberId = await test.member(500);
    unchecked.add(memberId);
    expect(await refused(memberId, benefit)).toBe('REAL_NAME_FIRST');
    const asked = { params: { id: benefit.id }, body: { quantity: 1 } };
    const fault: unknown = await test.call('checkOrder', memberId, asked).catch((error: unknown) => error);
    const allowance = await test.call('checkAllowance', memberId, { params: asked.params });
    expect(fault).toBeInstanceOf(ApiFault);
    expect(fault).toMatchObject({ data: allowance });
    expect(allowance.prerequisites).toContainEqual({
      kind: PrerequisiteKind.RealName,
      met: false,
      text: '兑换前需要先完成实名认证',
      fixUrl: '/home/user?edit=verify',
      fixLabel: '去认证',
    });
  });

  it('BENEFIT_OFF: off sale, or impossible to deliver', async () => {
    const memberId = await test.member(500);
    const off = await test.benefit(1, { onSale: false });
    const cash = await test.benefit(1, { target: BenefitTarget.Payee });
    for (const benefit of [off, cash]) {
      expect(await refused(memberId, benefit)).toBe('BENEFIT_OFF');
      const params = { id: benefit.id };
      expect(await refusalOf(test.call('checkAllowance', memberId, { params }))).toBe('BENEFIT_OFF');
      expect((await test.call('getBenefit', memberId, { params })).available).toBe(false);
      const { items } = await test.call('listBenefits', null, { query: { limit: 100 } });
      expect(items.map(({ id }) => id)).not.toContain(benefit.id);
    }
  });

  it('NOT_FOUND: no such benefit', async () => {
    expect(await refused(await test.member(500), { id: 'nosuchbenefit' })).toBe('NOT_FOUND');
  });

  it.each([
    ['more than an order may hold', { quantity: 3 }, ['quantity']],
    ['no choice', { quantity: 1, choiceId: undefined }, ['choiceId']],
    ['an unknown choice', { quantity: 1, choiceId: 'season' }, ['choiceId']],
    ['a mobile for codes that go nowhere', { quantity: 1, mobile: 'k1:AAAA' }, ['mobile']],
    [
      'several at once',
      { quantity: 9, choiceId: 'x', amount: 100, payeeId: 'p', consigneeId: 'c' },
      ['quantity', 'choiceId', 'amount', 'payeeId', 'consigneeId'],
    ],
  ])('ORDER_FORM_INVALID: %s', async (_, form, fields) => {
    const benefit = await test.benefit(5, {
      limits: { perOrder: 2, perDay: null, perMonth: null },
      choices: [
        { id: 'week', title: '周卡', price: 100, stock: 0, fen: null },
        { id: 'month', title: '月卡', price: 300, stock: 0, fen: null },
      ],
    });
    const memberId = await test.member(500);
    const body = { choiceId: 'week', ...form };
    expect(await refused(memberId, benefit, body)).toBe('ORDER_FORM_INVALID');
    const fault: unknown = await test
      .call('checkOrder', memberId, { params: { id: benefit.id }, body })
      .catch((error: unknown) => error);
    const problems = fields.map((field): unknown => expect.objectContaining({ field }));
    expect(fault).toMatchObject({ data: { problems } });
  });

  it('ORDER_FORM_INVALID: a choice for a benefit without choices', async () => {
    const [memberId, benefit] = [await test.member(500), await test.benefit(1)];
    expect(await refused(memberId, benefit, { quantity: 1, choiceId: 'one' })).toBe('ORDER_FORM_INVALID');
  });

  it('CARD_NOT_USABLE: a fee-free card for an order without a fee', async () => {
    const [memberId, benefit] = [await test.member(500), await test.benefit(1)];
    expect(await refused(memberId, benefit, { quantity: 1, feeFreeCardId: memberId })).toBe(
      'CARD_NOT_USABLE',
    );
  });
});

describe('limits are counted by calendar day and month in Shanghai', () => {
  it('DAILY_LIMIT: pieces of one benefit, until midnight', async () => {
    const memberId = await test.member(900);
    const benefit = await test.benefit(9, { limits: { perOrder: 2, perDay: 2, perMonth: null } });
    test.clock.set('2026-11-21T23:59:59.999+08:00');
    await test.order(memberId, benefit);
    expect(await refused(memberId, benefit, { quantity: 2 })).toBe('DAILY_LIMIT');
    await test.order(memberId, benefit);
    expect(await refused(memberId, benefit)).toBe('DAILY_LIMIT');
    test.clock.set('2026-11-22T00:00:00+08:00');
    expect(await test.order(memberId, benefit)).toMatchObject({ state: 0 });
  });

  it("DAILY_LIMIT: orders at the member's level, over all benefits", async () => {
    const memberId = await test.member(900);
    for (let count = 0; count < 3; count += 1) await test.order(memberId, await test.benefit(1));
    expect(await refused(memberId, await test.benefit(1))).toBe('DAILY_LIMIT');
  });

  it('MONTHLY_LIMIT: pieces of one benefit, until the month ends', async () => {
    const memberId = await test.member(900);
    const benefit = await test.benefit(9, { limits: { perOrder: 2, perDay: null, perMonth: 2 } });
    test.clock.set('2026-11-30T23:00:00+08:00');
    await test.order(memberId, benefit, { quantity: 2 });
    expect(await refused(memberId, benefit)).toBe('MONTHLY_LIMIT');
    test.clock.set('2026-12-01T00:00:00+08:00');
    expect(await test.order(memberId, benefit)).toMatchObject({ state: 0 });
  });

  it("MONTHLY_LIMIT: orders and coins at the member's level", async () => {
    const [often, dear] = [await test.member(900), await test.member(9000)];
    for (let day = 1; day <= 5; day += 1) {
      test.clock.set(`2026-11-0${day}T12:00:00+08:00`);
      await test.order(often, await test.benefit(1));
    }
    test.clock.set('2026-11-06T12:00:00+08:00');
    expect(await refused(often, await test.benefit(1))).toBe('MONTHLY_LIMIT');
    const choices: Benefit['choices'] = [{ id: 'one', title: null, price: 1501, stock: 0, fen: null }];
    await test.order(dear, await test.benefit(1, { choices }));
    expect(await refused(dear, await test.benefit(1, { choices }))).toBe('MONTHLY_LIMIT');
  });

  it('an order whose coins came back no longer counts', async () => {
    const memberId = await test.member(900);
    const benefit = await test.benefit(9, { limits: { perOrder: 1, perDay: 1, perMonth: 1 } });
    const { id } = await test.order(memberId, benefit);
    await test.revoke(memberId, id);
    expect(await test.order(memberId, benefit)).toMatchObject({ state: 0, first: false });
  });
});

it('the ledger agrees with all orders and refusals of this file', async () => {
  await test.runJobs();
  expect(await test.broken()).toEqual([]);
});

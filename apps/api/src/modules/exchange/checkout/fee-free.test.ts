import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { together } from '../../../../test/together.ts';
import { grantCard } from '../../reward/module.ts';
import { useCard } from '../../reward/use-card.ts';
import { reject } from '../orders/operator-actions.ts';
import { topupBenefit } from '../../../../test/exchange/benefit.ts';
import { refusalOf, startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';
import { firstPay } from '../../../../test/reward/first-pay.ts';

const DAY_MS = 86_400_000;

let test: TestExchange;
beforeAll(async () => {
  const mobile = { issue: () => Promise.resolve({ kind: 'waiting' as const, confirmation: null }) };
  test = await startTestExchange({ issuers: { mobile } });
});
afterAll(() => test.stop());

describe('a fee-free card', () => {
  const card = async (memberId: string, key: string): Promise<string> => {
    const { database, random, clock } = test.platform;
    await database.transaction((tx) =>
      grantCard(tx, random, {
        memberId,
        kind: 'feeFree',
        source: '测试',
        key,
        at: clock.now(),
        expiresAt: null,
      }),
    );
    const { rows } = await sql<{ id: string }>`
      select id from cards where member_id = ${memberId} and grant_key = ${key}`.execute(database.read);
    return rows[0]?.id ?? '';
  };

  it('waives the fee of one order, once, however many orders are placed at once', async () => {
    const memberId = await test.member(9000);
    const benefit = await test.benefit(0, { ...topupBenefit(50), takesFee: true });
    const feeFreeCardId = await card(memberId, 'one');
    const params = { id: benefit.id };
    expect((await test.call('getBenefit', memberId, { params })).own).toMatchObject({
      feePercent: 3,
      feeFreeCards: 1,
    });
    const form = () => ({ mobile: test.encrypted('13912345678'), feeFreeCardId });
    const outcomes = await together(10, () => test.order(memberId, benefit, form()));
    const done = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(done).toMatchObject([{ fee: 0, total: 100 }]);
    expect(await refusalOf(test.order(memberId, benefit, form()))).toBe('CARD_NOT_FOUND');
    expect(await test.coinsOf(memberId)).toBe(8900);
    expect(await test.order(memberId, benefit, { mobile: test.encrypted('13912345678') })).toMatchObject({
      fee: 3,
    });
  });

  it('is included in the quote before an order is placed', async () => {
    const memberId = await test.member(101);
    const { id } = await test.benefit(0, { ...topupBenefit(50), takesFee: true });
    const feeFreeCardId = await card(memberId, 'counted');
    const ask = (query: object) => test.call('checkAllowance', memberId, { params: { id }, query });
    expect(await ask({})).toMatchObject({ allowed: false, total: 103, missingCoins: 2 });
    expect(await ask({ feeFreeCardId })).toMatchObject({ allowed: true, total: 100, missingCoins: 0 });
    const another = await card(await test.member(1), 'of another member');
    expect(await refusalOf(ask({ feeFreeCardId: another }))).toBe('CARD_NOT_FOUND');
  });

  it('comes back with the coins, once, usable for at least a week', async () => {
    const memberId = await test.member(9000);
    const benefit = await test.benefit(0, { ...topupBenefit(50), takesFee: true });
    const feeFreeCardId = await card(memberId, 'returned');
    const { database } = test.platform;
    await sql`update cards set expires_at = ${new Date(test.clock.now().getTime() + DAY_MS)}
      where id = ${feeFreeCardId}`.execute(database.read);
    const usable = async () => (await test.call('getBenefit', memberId, { params: { id: benefit.id } })).own;
    const form = () => ({ mobile: test.encrypted('13912345678'), feeFreeCardId });
    const { id, total } = await test.order(memberId, benefit, form());
    expect(total).toBe(100);
    expect(await usable()).toMatchObject({ feeFreeCards: 0 });
    const answers = await together(5, () => test.revoke(memberId, id));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await usable()).toMatchObject({ feeFreeCards: 1 });
    expect(await test.coinsOf(memberId)).toBe(9000);
    test.clock.advance(6 * DAY_MS);
    const again = await test.order(memberId, benefit, form());
    expect(again.fee).toBe(0);
    await reject(test.platform, { orderId: again.id, operator: '林晓' }, '审核未通过');
    expect(await usable()).toMatchObject({ feeFreeCards: 1 });
    test.clock.advance(8 * DAY_MS);
    expect(await usable()).toMatchObject({ feeFreeCards: 0 });
    expect(await test.broken()).toEqual([]);
  });

  it('that was still pending when it was used comes back, too', async () => {
    const memberId = await test.member(9000);
    const benefit = await test.benefit(0, { ...topupBenefit(50), takesFee: true });
    const cardId = await card(memberId, 'waiting');
    const { database, random, clock } = test.platform;
    await database.transaction((tx) =>
      useCard(tx, random, { memberId, cardId, day: undefined, at: clock.now(), payOf: firstPay }),
    );
    const { id, fee } = await test.order(memberId, benefit, { mobile: test.encrypted('13912345678') });
    expect(fee).toBe(0);
    await test.revoke(memberId, id);
    expect((await test.call('getBenefit', memberId, { params: { id: benefit.id } })).own).toMatchObject({
      feeFreeCards: 1,
    });
  });

  it('that expired while its order was reviewed adds no fee that the member did not confirm', async () => {
    const memberId = await test.member(9000);
    const benefit = await test.benefit(0, { ...topupBenefit(50), takesFee: true });
    const cardId = await card(memberId, 'running out');
    const { database, random, clock } = test.platform;
    await database.transaction((tx) =>
      useCard(tx, random, { memberId, cardId, day: undefined, at: clock.now(), payOf: firstPay }),
    );
    const form = () => ({ quantity: 1, mobile: test.encrypted('13912345678') });
    const { total } = await test.call('checkOrder', memberId, { params: { id: benefit.id }, body: form() });
    test.clock.advance(8 * DAY_MS);
    expect(await refusalOf(test.order(memberId, benefit, { ...form(), total }))).toBe('PRICE_CHANGED');
    expect(await test.coinsOf(memberId)).toBe(9000);
  });

  it('is refused if it belongs to another member, or if there is no fee', async () => {
    const [memberId, other] = [await test.member(900), await test.member(900)];
    const feeFreeCardId = await card(other, 'theirs');
    const taking = await test.benefit(0, { ...topupBenefit(50), takesFee: true });
    const free = await test.benefit(0, topupBenefit(50));
    const form = () => ({ mobile: test.encrypted('13912345678'), feeFreeCardId });
    expect(await refusalOf(test.order(memberId, taking, form()))).toBe('CARD_NOT_FOUND');
    expect(await refusalOf(test.order(other, free, form()))).toBe('CARD_NOT_USABLE');
  });
});

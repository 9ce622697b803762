import { CreditLevel } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { levelRule, levelsFrom } from '../../src/modules/reward/module.ts';
import { seedExchange } from './seed.ts';
import { startTestExchange, type TestExchange } from '../../test/exchange/exchange.ts';

let test: TestExchange;
beforeAll(async () => {
  test = await startTestExchange({
    levelRuleOf: (credit) => levelRule(levelsFrom([100, 400, 1000, 3000]), credit),
  });
  await seedExchange(test.platform);
});
afterAll(() => test.stop());

const counts = async (): Promise<unknown> => {
  const { rows } = await sql`
    select (select count(*) from benefits) as benefits, (select count(*) from card_codes) as codes,
      (select sum(stock) from benefit_choices) as stock`.execute(test.platform.database.read);
  return rows[0];
};

describe('seeded benefits', () => {
  it('match the document, and include one sold out, one nearly, one for a high level and one for few coins', async () => {
    const { items } = await test.call('listBenefits', null, { query: { limit: 100 } });
    for (const { id } of items) await test.call('getBenefit', null, { params: { id } });
    const stocks = items.map(({ stock }) => stock ?? Infinity);
    expect(stocks).toContain(0);
    expect(stocks.filter((stock) => stock > 0 && stock <= 3)).toHaveLength(1);
    expect(items.some(({ level }) => level >= CreditLevel.Gold)).toBe(true);
    expect(Math.min(...items.map(({ price }) => price))).toBeLessThanOrEqual(100);
    // Cash and top-ups are not offered, because no configured provider pays them.
    expect(new Set(items.map(({ target }) => target))).toEqual(new Set(['codes', 'consignee']));
    expect(await test.broken()).toEqual([]);
  });

  it('are loaded once, however often a server starts, also after sales', async () => {
    const { items } = await test.call('listBenefits', null);
    const cheap = items.find(({ price }) => price <= 100);
    const memberId = await test.member(500);
    const { id } = await test.call('placeOrder', memberId, {
      params: { id: cheap?.id ?? '' },
      body: { quantity: 1, choiceId: 'yuan-1' },
      key: 'first-exchange-of-a-member',
    });
    await test.runJobs();
    const before = await counts();
    await seedExchange(test.platform);
    expect(await counts()).toEqual(before);
    const { cards } = await test.call('revealOrder', memberId, { params: { id } });
    expect(cards).toEqual([
      {
        number: expect.stringMatching(/^88\d{14}$/),
        secret: expect.stringMatching(/^([2-9A-HJ-NP-Z]{4}-?){3}$/),
        expiresAt: expect.stringMatching(/T15:59:59\.999Z$/),
      },
    ]);
    expect(await test.broken()).toEqual([]);
  });

  it('have no demo codes in production', async () => {
    const other = await startTestExchange();
    const { platform } = other;
    await seedExchange({ ...platform, config: { ...platform.config, production: true } });
    const { items } = await other.call('listBenefits', null, { query: { limit: 100 } });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ stock }) => stock === 0)).toBe(true);
    await other.stop();
  });
});

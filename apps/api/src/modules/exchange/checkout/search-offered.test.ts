import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedExchange } from '../../../../demo/exchange/seed.ts';
import { type PayingExchange, startPayingExchange } from '../../../../test/exchange/payout.ts';
import { searchOffered } from './search-offered.ts';

let paying: PayingExchange;
beforeAll(async () => {
  paying = await startPayingExchange();
  await seedExchange(paying.test.platform);
});
afterAll(() => paying.stop());

const titlesFor = async (text: string): Promise<string[]> =>
  (await searchOffered(paying.test.exchange, text, 5)).map(({ title }) => title);

it.each(['提现', '体现', '取钱', '换钱', '怎么提现'])('10.37 %s finds the benefits of cash', async (text) => {
  expect(await titlesFor(text)).toEqual(['支付宝现金', '微信零钱']);
});

it('10.37 支付宝 and 微信红包 find the payout of that name, and other words none', async () => {
  expect(await titlesFor('支付宝')).toEqual(['支付宝现金']);
  expect(await titlesFor('微信红包')).toContain('微信零钱');
  expect(await titlesFor('讨论小组')).toEqual([]);
});

import type { Page } from '@playwright/test';
import { prepareNewcomers } from '@yayan/api/testing/prepare-newcomers';
import { patient } from '@yayan/tools/test-limits';
import { joined } from '../../stack/browser/newcomer.ts';
import { makeTopup } from '../../stack/rooms/benefit-room.ts';
import { colleaguesOf } from '../../stack/rooms/colleagues.ts';
import { correctCoins } from '../../stack/rooms/member-room.ts';
import { perform } from '../../stack/rooms/perform.ts';
import { newVisitor } from '../../stack/browser/visitor.ts';
import { callApi, newKey, sealerOver, succeed } from '../../stack/servers/member-client.ts';
import { type Payout, payoutsAt } from '../../stack/servers/payouts.ts';
import { expect, test } from '../../stack/journey.ts';
import { ownStack } from '../../stack/own-stack.ts';

// A supplier of top-ups that is down, and one that refuses. The day that passes meanwhile is in bad-day.test.ts of the API.
const PRICE = 500;

interface Order {
  id: string;
  state: number;
  reason: string | null;
}
const [ISSUED, FAILED] = [1, 5];

const stack = ownStack();
const windowOf = colleaguesOf(stack);

let benefit: string;
let people: Awaited<ReturnType<typeof buyers>>;
test.beforeAll(async () => {
  test.setTimeout(patient(60_000));
  // Each call makes the same mobiles, so all are made at once.
  people = await buyers(5);
});

/** Members with coins for one top-up, and what each of them does. */
const buyers = async (count: number) => {
  const made = await prepareNewcomers(stack().operator, { members: count, coins: PRICE });
  return made.map(({ token, mobile }) => {
    const { address } = newVisitor();
    const orders = async (): Promise<Order[]> =>
      (await succeed<{ items: Order[] }>(callApi(stack().api, '/v1/exchanges', { token }))).items;
    return {
      mobile,
      order: async (): Promise<void> => {
        const seal = await sealerOver(stack().api);
        const body = { quantity: 1, mobile: seal(mobile) };
        await succeed(
          callApi(stack().api, `/v1/benefits/${benefit}`, { token, address, body, key: newKey() }),
        );
      },
      ordered: async (): Promise<Order | undefined> => (await orders())[0],
      coins: async (): Promise<number> =>
        (await succeed<{ available: number }>(callApi(stack().api, '/v1/points', { token }))).available,
    };
  });
};

/** The provider's part of its page, read anew until it says this. */
const providerSays = async (page: Page, words: string | RegExp): Promise<void> =>
  await expect(async () => {
    await page.goto(`${stack().console}/orders/providers`);
    await expect(page.getByRole('region', { name: '话费充值' })).toContainText(words, { timeout: 2_000 });
  }).toPass();

const rows = (page: Page) => page.getByRole('table').locator('[data-row-link]');

test('a supplier is down: orders keep their coins, the console shows it and holds what comes, and each phone is topped up once @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(120_000));
  const payouts = payoutsAt(stack().sandbox);
  const cash = await windowOf(browser, 'finance');
  benefit = await makeTopup(cash, stack().console, { title: '五元话费', price: PRICE, yuan: 5 });
  const [paid, unheard, late] = people;
  if (!paid || !unheard || !late) throw new Error('There are three buyers');
  const member = await joined(browser, stack());
  await correctCoins(cash, `${stack().console}/members/${member.id}`, { coins: PRICE, reason: '新人礼' });

  // It pays the first one, and its answer is lost. Then it doesn't answer at all.
  await payouts.behave('topup', 'lost');
  await paid.order();
  await expect.poll(async () => await payouts.to(paid.mobile)).toHaveLength(1);
  await payouts.behave('topup', 'never');
  await unheard.order();
  const { page } = member;
  await page.goto('/exchange');
  await page.getByRole('main').getByRole('link', { name: '五元话费' }).click();
  await page.getByRole('button', { name: /金币兑换$/u }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认兑换' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '兑换申请已提交' })).toBeVisible();
  const steps = page.getByRole('list', { name: '兑换进度' });
  await expect(steps).toContainText(/预计 .+ 前完成/u);

  await providerSays(cash, '连不上');
  await cash.goto(`${stack().console}/`);
  await expect(cash.getByRole('row', { name: /^连不上或额度用完的渠道 1 /u })).toBeVisible();
  await cash.goto(`${stack().console}/orders?state=2`);
  await expect(cash.getByRole('row').filter({ hasText: '五元话费' })).toHaveCount(3);
  await cash.getByRole('row').filter({ hasText: '五元话费' }).locator('[data-row-link]').first().click();
  await expect(cash.getByRole('heading', { level: 1, name: /^五元话费/u })).toBeVisible();
  // It may still arrive, so nobody sends it again by hand.
  for (const name of ['重新发放…', '撤销…', '已经到账…'])
    await expect(cash.getByRole('button', { name })).toHaveCount(0);

  await cash.goto(`${stack().console}/orders/providers`);
  const provider = cash.getByRole('region', { name: '话费充值' });
  const pause = provider.getByRole('button', { name: '暂停…' });
  await perform(cash, pause, { title: '暂停渠道', reason: '供应商连不上' });
  await late.order();
  await providerSays(cash, /等着的兑换单1 笔/u);
  expect((await late.ordered())?.reason).toBe('发放渠道在维护，恢复后会接着发放，金币不会丢');
  for (const each of [paid, unheard, late]) expect(await each.coins()).toBe(0);

  await payouts.behave('topup', 'well');
  const resume = provider.getByRole('button', { name: '恢复…' });
  await perform(cash, resume, { title: '恢复渠道', reason: '供应商已恢复' });
  for (const each of [paid, unheard, late])
    await expect.poll(async () => (await each.ordered())?.state, { timeout: patient(60_000) }).toBe(ISSUED);
  // The page follows its order.
  await expect(page.getByRole('heading', { level: 1, name: '兑换成功，话费已充值' })).toBeVisible({
    timeout: patient(60_000),
  });
  const mobiles = [paid.mobile, unheard.mobile, late.mobile, member.visitor.mobile];
  for (const mobile of mobiles) expect(await payouts.to(mobile)).toHaveLength(1);
  for (const each of [paid, unheard, late]) expect(await each.coins()).toBe(0);
  await page.goto('/home/gold');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '五元话费' })).toHaveCount(1);
  await providerSays(cash, '正常');
});

test('a supplier refuses: members read it, finance sends all that failed again at once, and each is paid once @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(60_000));
  const payouts = payoutsAt(stack().sandbox);
  const cash = await windowOf(browser, 'finance');
  await payouts.behave('topup', 'fail');
  const refused = people.slice(3);
  for (const each of refused) {
    await each.order();
    await expect.poll(async () => (await each.ordered())?.state).toBe(FAILED);
    expect(await each.ordered()).toMatchObject({ reason: '这个手机号已停机或销号，不能充值' });
  }
  await payouts.behave('topup', 'well');
  await cash.goto(`${stack().console}/orders?state=5`);
  const failed = cash.getByRole('row').filter({ hasText: '五元话费' });
  await expect(failed).toHaveCount(refused.length);
  for (const box of await failed.getByRole('checkbox').all()) await box.check();
  const bar = cash.getByRole('group', { name: '选中的' });
  await perform(cash, bar.getByRole('button', { name: '重新发放…' }), {
    title: '重新发放选中的兑换',
    reason: '供应商那边修好了',
  });
  await expect(cash.getByText(`已完成 ${refused.length}`)).toBeVisible();
  const isPaid = ({ mood }: Payout): boolean => mood === 'well';
  for (const each of refused) {
    await expect.poll(async () => (await each.ordered())?.state).toBe(ISSUED);
    expect((await payouts.to(each.mobile)).filter(isPaid)).toHaveLength(1);
    expect(await each.coins()).toBe(0);
  }
  await cash.goto(`${stack().console}/orders?state=5`);
  await expect(rows(cash).filter({ hasText: '五元话费' })).toHaveCount(0);
});

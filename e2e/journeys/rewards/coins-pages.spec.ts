import type { Page } from '@playwright/test';
import { alterAnswer } from '../../stack/browser/mock-answers.ts';
import { openPage } from '../../stack/browser/axe.ts';
import { demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { keepSession } from '../../stack/browser/keep-session.ts';
import { look } from '../../stack/browser/screenshot.ts';

const video = 'bVm2k7xR4pLs';

interface Stocked {
  stock: number | null;
  available: boolean;
  own: { restockAsked: boolean } | null;
}

/** Makes a benefit look sold out on this page. */
const sellOut = async (page: Page): Promise<void> => {
  let asked = false;
  await alterAnswer<Stocked>(page, `/v1/benefits/${video}`, (benefit) => ({
    ...benefit,
    stock: 0,
    available: false,
    own: benefit.own && { ...benefit.own, restockAsked: asked },
  }));
  await alterAnswer<{ items: { id: string }[] }>(page, '/v3/benefits', ({ items, ...rest }) => ({
    ...rest,
    items: items.map((item) => (item.id === video ? { ...item, stock: 0 } : item)),
  }));
  await page.route(`**/v1/benefits/${video}/restock*`, (route) => {
    asked = (route.request().postDataJSON() as { wanted: boolean }).wanted; // What the page sends.
    return route.fulfill({ json: { code: 200, msg: '成功', data: { wanted: asked } } });
  });
};

/** Adds up the page's layout shifts in `shifted`. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(`
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });`);

test.describe("coins that can't be spent, and who sees none @looks", () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a sold-out benefit offers to tell when it is there again', async ({ page, context }) => {
    await keepSession(context, demoSessions().exchanger);
    await sellOut(page);
    await openPage(page, '/exchange');
    await look(page, 'sold-out-list');
    await openPage(page, `/exchange/detail/${video}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: '已兑完' })).toBeDisabled();
    await look(page, 'sold-out');
    await main.getByRole('button', { name: '到货提醒我' }).click();
    await expect(main.getByRole('button', { name: '取消到货提醒' })).toBeVisible();
    await expect(main.getByText('已设好，到货后发一条消息告诉你。')).toBeVisible();
    await look(page, 'sold-out-asked');
    await main.getByRole('button', { name: '取消到货提醒' }).click();
    await expect(main.getByRole('button', { name: '到货提醒我' })).toBeVisible();
  });

  test('a visitor is told that they can be told', async ({ page }) => {
    await sellOut(page);
    await openPage(page, `/exchange/detail/${video}`);
    await expect(page.getByRole('link', { name: '已兑完，登录后可设到货提醒' })).toBeVisible();
    await look(page, 'sold-out-visitor');
  });

  test('a host finds no coins, in no menu and on no page', async ({ viewerPage: page }) => {
    await alterAnswer<{ bbsRole: number }>(page, '/v1/users/account', (account) => ({
      ...account,
      bbsRole: 1,
    }));
    await openPage(page, '/home');
    await expect(page.getByRole('link', { name: '金币明细' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: '签到' })).toHaveCount(0);
    await look(page, 'host-home');
    await openPage(page, '/home/gold');
    await expect(page.getByRole('heading', { name: '你的账号不显示金币' })).toBeVisible();
    await look(page, 'host-gold');
  });
});

test('the ledger keeps its place while the chart is on its way', async ({ page, context }) => {
  await keepSession(context, demoSessions().oldMember);
  await watchShifts(page);
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  await page.route('**/v1/points/months*', async (route) => {
    await shown;
    await route.continue();
  });
  await page.goto('/home/gold');
  await expect(page.getByRole('main').getByRole('link', { name: '内测会员感谢礼' })).toBeVisible();
  // Ignores the first paint of the frame, which shifts on every page.
  await page.evaluate('globalThis.shifted = 0');
  show();
  await expect(page.getByText('近 6 个月入账（金币）').first()).toBeVisible();
  expect(await page.evaluate<number>('globalThis.shifted')).toBeLessThan(0.01);
});

test('who never earned anything is told so where the chart stands @both', async ({ viewerPage: page }) => {
  await openPage(page, '/home/gold');
  await expect(page.getByText('这几个月没有入账，之后每一笔都按来源记在这里。')).toBeVisible();
  await look(page, 'gold-newcomer');
});

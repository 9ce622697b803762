import type { Page } from '@playwright/test';
import { answerCalls } from '../../stack/browser/mock-answers.ts';
import { openPage } from '../../stack/browser/axe.ts';
import { demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { keepSession } from '../../stack/browser/keep-session.ts';
import { look } from '../../stack/browser/screenshot.ts';

const orderId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';

/** An order of goods that are on their way. */
const shipped = {
  id: orderId,
  orderNumber: '202611210830004821',
  benefit: { id: 'b3Hs8nQ2wZtV', type: 3, target: 'consignee', title: '棉麻帆布袋', cover: null },
  choice: '本色',
  quantity: 1,
  price: 2600,
  fee: 0,
  total: 2600,
  channel: null,
  target: '王*穗 139****5678 上海市 徐汇区',
  state: 1,
  reason: null,
  coinsReturned: false,
  createdAt: '2026-11-19T08:30:00.000Z',
  expectedAt: null,
  issuedAt: '2026-11-20T08:31:00.000Z',
  revocable: false,
  correctable: false,
  revealable: false,
  prize: null,
  timeline: [
    { state: 0, at: '2026-11-19T08:30:00.000Z', by: 'member', note: null },
    { state: 2, at: '2026-11-19T09:30:01.000Z', by: 'operator', note: null },
    { state: 1, at: '2026-11-20T08:31:00.000Z', by: 'system', note: null },
  ],
  shipment: { company: '顺丰速运', number: 'SF1234567890123' },
  confirmation: null,
  balance: 12_480,
  first: false,
};

const waiting = {
  ...shipped,
  state: 0,
  expectedAt: '2026-11-25T08:30:00.000Z',
  issuedAt: null,
  shipment: null,
  revocable: true,
  timeline: shipped.timeline.slice(0, 1),
};

const notPassed = {
  ...waiting,
  state: 4,
  reason: '收货地址不在配送范围',
  coinsReturned: true,
  expectedAt: null,
  revocable: false,
  timeline: [
    ...waiting.timeline,
    { state: 4, at: '2026-11-20T08:31:00.000Z', by: 'operator', note: '收货地址不在配送范围' },
  ],
};

/** Looks at an order over the list of orders. */
const lookAtOrder = async (page: Page, name: string, order: object): Promise<void> => {
  await answerCalls(page, { [`GET /v1/exchanges/${orderId}`]: order });
  await page.goto(`/home/exchange?order=${orderId}`);
  await expect(page.getByRole('list', { name: '兑换进度' })).toBeVisible();
  await look(page, name);
};

/** Opens what a button of the page opens, and looks at it. */
const lookAtSheet = async (page: Page, path: string, button: string, name: string): Promise<void> => {
  await openPage(page, path);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, name);
};

test.describe('the pages of rewards, in each state @looks', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  test('coins, credit, quality and cards of an old member', async ({ page, context }) => {
    await keepSession(context, demoSessions().oldMember);
    const pages = {
      credit: '/home/credit',
      'credit-details': '/home/creditDetails',
      quality: '/home/quality',
      'quality-details': '/home/qualityDetails',
      gold: '/home/gold',
      'gold-nothing': '/home/gold?view=pending&kind=group',
      'cards-expired': '/home/card?state=expired',
      share: '/share',
    };
    for (const [name, path] of Object.entries(pages)) {
      await openPage(page, path);
      await look(page, name);
    }
    await lookAtSheet(page, '/home/gold', '下载账单', 'gold-statement');
    await lookAtSheet(page, '/home', '看本月日历', 'check-in-month');
    await openPage(page, '/home/gold');
    await page.getByRole('main').getByRole('link', { name: '内测会员感谢礼' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, 'gold-row');
  });

  test('the order forms of each kind, and one to be confirmed', async ({ page, context }) => {
    await keepSession(context, demoSessions().exchanger);
    for (const title of ['支付宝现金', '话费直充', '棉麻帆布袋']) {
      await openPage(page, '/exchange');
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await expect(page.getByRole('list', { name: '兑换条件' })).toBeVisible();
      await look(page, `order-form-${title}`);
    }
    const order = page.getByRole('button', { name: /^用 .+ 金币兑换$/u });
    // The default address is chosen already.
    await expect(page.getByRole('radio', { name: /王晓穗/u })).toBeChecked();
    await order.click();
    const question = page.getByRole('dialog', { name: /金币兑换棉麻帆布袋/u });
    await expect(question).toContainText('寄到');
    await expect(question).not.toContainText('到账');
    await look(page, 'order-confirm');
  });

  test('an order on its way, waiting, not passed, and one that is not there', async ({ page, context }) => {
    await keepSession(context, demoSessions().exchanger);
    await lookAtOrder(page, 'order-shipped', shipped);
    const sheet = page.getByRole('dialog', { name: '棉麻帆布袋' });
    await expect(sheet).toContainText('已发货');
    await expect(sheet).toContainText('顺丰速运 SF1234567890123');
    await expect(sheet.getByRole('button', { name: '复制单号' })).toBeVisible();
    await lookAtOrder(page, 'order-waits', waiting);
    await lookAtOrder(page, 'order-not-passed', notPassed);
    await expect(sheet).toContainText('收货地址不在配送范围，金币已退回');
    await openPage(page, `/exchange/success?order=${orderId}`);
    await look(page, 'exchange-success');
    await openPage(page, '/exchange/success');
    await look(page, 'exchange-success-none');
    await expect(page.getByRole('main').getByRole('link', { name: '查看兑换记录' })).toHaveAttribute(
      'href',
      '/home/exchange',
    );
  });

  test('what cannot be loaded says so once, with a way to try again', async ({ viewerPage: page }) => {
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/') && !/\/users\/account$|\/auth\//u.test(pathname),
      (route) => route.abort(),
    );
    for (const path of ['/home/card', '/home/exchange', '/home/qualityDetails']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText('加载失败，检查网络后重试')).toHaveCount(1, {
        timeout: 15_000,
      });
      await look(page, `failed${path.replaceAll('/', '-')}`);
    }
  });
});

import type { BenefitDetail } from '@yayan/api-client';
import {
  mockCheckAllowance,
  mockCheckOrder,
  mockGetAccount,
  mockGetBenefit,
  mockGetCredit,
  mockGetExchangeInfo,
  mockListBenefits,
  mockListConsignees,
  refuse,
} from '@yayan/api-client/mocks';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../../shell/client/client.ts';
import { loadAccount } from '../../../shell/session/account.ts';
import { transport } from '../../../shell/client/transport.ts';
import { openMock, openMockForVisitors } from '../../../testing/open-mock.ts';
import { openPage } from '../../../testing/open-page.tsx';
import BenefitDetailPage from './BenefitDetailPage.tsx';
import BenefitListPage from './BenefitListPage.tsx';

const id = 'b3Hs8nQ2wZtV';
const open = () => openPage(BenefitDetailPage, '/exchange/detail/:id', `/exchange/detail/${id}`);

const forms: readonly [string, Partial<BenefitDetail>][] = [
  [
    'cash',
    { type: 1, target: 'payee', cash: { min: 500, max: 20_000, step: 100 }, payeeChannels: ['alipay'] },
  ],
  ['top-up', { type: 2, target: 'mobile', choices: [{ id: 'ten', title: '10 元', price: 1000, stock: 9 }] }],
  [
    'goods',
    { type: 3, target: 'consignee', choices: [{ id: 'plain', title: '本色', price: 2600, stock: 9 }] },
  ],
];
const met = { allowed: true, prerequisites: [], missingCoins: 0, total: 1000, balance: 12_480 };
const address = {
  id: '0193498e-7c5a-7f7e-b5a3-3f1c2d4e5f60',
  name: '王晓穗',
  mobile: '139****5678',
  regionCode: '310104',
  region: '上海市徐汇区',
  detail: '漕溪北路 1 号',
  isDefault: true,
};

describe.each(looks)('a benefit on a $size, $scheme', (how) => {
  beforeEach(async () => {
    session.logout();
    await prepareLook(how);
  });

  test.each(forms)('the order form of %s', async (name, benefit) => {
    const { mock } = await openMock();
    mock.use(
      mockGetBenefit((example) => ({ ...example, ...benefit })),
      mockListConsignees({ items: [address] }),
    );
    await open();
    await expect.element(page.getByRole('list', { name: '兑换条件' })).toBeVisible();
    await look(name);
  });

  test('goods are confirmed with where they go, and no day of arrival', async () => {
    const { mock } = await openMock();
    mock.use(
      mockGetBenefit((example) => ({
        ...example,
        type: 3,
        target: 'consignee',
        title: '棉麻帆布袋',
        choices: [],
      })),
      mockListConsignees({ items: [address] }),
      mockCheckAllowance(met),
      mockCheckOrder((quote) => ({
        ...quote,
        title: '棉麻帆布袋',
        arrival: '7 天内发货',
        target: '王*穗 139****5678 上海市 徐汇区',
      })),
    );
    await open();
    // The default address is chosen in advance.
    await expect.element(page.getByRole('radio', { name: /王晓穗/u })).toBeChecked();
    await page.getByRole('button', { name: /^用 .+ 金币兑换$/u }).click();
    const question = page.getByRole('dialog', { name: /金币兑换棉麻帆布袋/u });
    await expect.element(question.getByText('寄到')).toBeVisible();
    expect(question.getByText(/到账/u).query()).toBeNull();
    await look('confirm');
  });

  test('a level that is not reached says how much 权益值 is missing', async () => {
    const { mock } = await openMock();
    mock.use(
      mockGetExchangeInfo((info) => ({ ...info, level: 1 })),
      mockListBenefits((list) => ({
        ...list,
        items: list.items.map((item) => ({ ...item, level: 2 as const })),
      })),
      mockGetCredit((credit) => ({
        ...credit,
        credit: 280,
        level: 1,
        levels: [{ ...credit.rule, level: 2 as const, fromCredit: 400 }],
      })),
    );
    await openPage(BenefitListPage, '/exchange', '/exchange');
    await expect.element(page.getByText('还差 120 权益值').first()).toBeVisible();
    await look('locked');
  });

  test.each([
    ['without a real name', null, true, '兑换前先完成实名认证', '去认证', '/home/user?edit=verify'],
    ['whose check is under way', 0, false, '实名认证审核中', '查看进度', '/home/user'],
  ] as const)('rule 5.13: a member %s reads so in the list, with the way there and back', async (...row) => {
    const [name, adultStatus, unverifiedTopup, title, label, path] = row;
    const { mock } = await openMock();
    mock.use(mockGetExchangeInfo((info) => ({ ...info, adultStatus, unverifiedTopup })));
    await openPage(BenefitListPage, '/exchange', '/exchange');
    const notice = page.getByRole('alert').filter({ hasText: title });
    await expect.element(notice).toBeVisible();
    expect(notice.getByText(/5 元以内/u).query() !== null).toBe(unverifiedTopup);
    const href = notice.getByRole('link', { name: label }).element().getAttribute('href') ?? '';
    const url = new URL(href, location.origin);
    expect(url.searchParams.get('from')).toBe('/exchange');
    expect(path.startsWith(url.pathname)).toBe(true);
    await look(name);
  });

  test('rule 5.13: a member with a real name reads nothing of it', async () => {
    await openMock();
    await openPage(BenefitListPage, '/exchange', '/exchange');
    // The list shows the benefits together with the notice.
    await expect.element(page.getByText('10 元视频会员月卡').first()).toBeVisible();
    expect(page.getByText('兑换前先完成实名认证').query()).toBeNull();
  });

  test('sold out, in the list and on its page, where a member can ask to hear of it', async () => {
    await openMock({ scene: 'sold-out' });
    await openPage(BenefitListPage, '/exchange', '/exchange');
    await expect.element(page.getByText('已兑完').first()).toBeVisible();
    await look('list');
    await open();
    await page.getByRole('button', { name: '到货提醒我' }).click();
    await expect.element(page.getByRole('button', { name: '取消到货提醒' })).toBeVisible();
    await look('asked');
  });

  test('5.15 not on sale yet: the time in the list and on the page, where a member can ask to hear of it', async () => {
    const { mock } = await openMock();
    const opensAt = '2099-12-12T02:00:00.000Z';
    mock.use(
      mockListBenefits((list) => ({ ...list, items: list.items.map((item) => ({ ...item, opensAt })) })),
    );
    await openPage(BenefitListPage, '/exchange', '/exchange');
    await expect.element(page.getByText('2099年12月12日 10:00 开售').first()).toBeVisible();
    await look('list');
    mock.use(
      mockGetBenefit((example) => ({
        ...example,
        opensAt,
        closesAt: '2099-12-12T16:00:00.000Z',
        available: false,
        own: example.own && { ...example.own, restockAsked: true },
      })),
    );
    await open();
    await expect.element(page.getByRole('button', { name: '还没开售' })).toBeDisabled();
    await expect.element(page.getByText(/10:00 开售。已设好/u)).toBeVisible();
    await expect.element(page.getByRole('button', { name: '取消开售提醒' })).toBeVisible();
    await expect.element(page.getByText('2099年12月12日 24:00')).toBeVisible();
    await look('asked');
  });

  test('sold out: a visitor reads that signed-in members can be notified', async () => {
    openMockForVisitors({ scene: 'sold-out' });
    await open();
    await expect.element(page.getByRole('link', { name: '已兑完，登录后可设到货提醒' })).toBeVisible();
    await look('visitor');
  });
});

test.each(looks)(
  'no card shows between the header and the balance that stays below it: $size, $scheme',
  async (how) => {
    await prepareLook(how);
    await openMock();
    await openPage(BenefitListPage, '/exchange', '/exchange');
    await expect.element(page.getByText('10 元视频会员月卡').first()).toBeVisible();
    const bar = page.getByText('可用', { exact: true }).element().parentElement ?? document.body;
    // As long as with all benefits.
    if (bar.parentElement) bar.parentElement.style.minHeight = '2000px';
    globalThis.scrollTo(0, 300);
    const { left, top, width } = bar.getBoundingClientRect();
    expect(globalThis.scrollY).toBeGreaterThan(0);
    expect(document.elementFromPoint(left + width / 4, top - 4)).toBe(bar);
    await look('sticky balance');
  },
);

test.each(looks)(
  'without a network the balance is the last known, and says so: $size, $scheme',
  async (how) => {
    await prepareLook(how);
    const { mock } = await openMock();
    mock.use(
      mockGetAccount((example) => ({ ...example, coins: 3456 })),
      mockGetExchangeInfo(refuse('UNAVAILABLE')),
    );
    // The guard of a member's page has loaded it.
    await loadAccount();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    globalThis.dispatchEvent(new Event('offline'));
    onTestFinished(() => {
      vi.restoreAllMocks();
      globalThis.dispatchEvent(new Event('online'));
    });
    await openPage(BenefitListPage, '/exchange', '/exchange');
    await expect.element(page.getByText('3,456')).toBeVisible();
    await expect.element(page.getByText('离线，上次可用')).toBeVisible();
    await look('offline balance');
  },
);

test.each([
  ['light', '/covers/video.webp'],
  ['dark', '/covers/video-dark.webp'],
] as const)(
  '14.66 the %s scheme has its own picture, and more pictures keep their order',
  async (scheme, cover) => {
    await prepareLook({ size: 'phone', width: 390, height: 844, scheme });
    const { mock } = await openMock();
    const gallery = ['/covers/cash.svg', '/covers/bag.svg'];
    const pictures = { cover: '/covers/video.webp', coverDark: '/covers/video-dark.webp', gallery };
    mock.use(mockGetBenefit((example) => ({ ...example, ...pictures })));
    await open();
    await expect.element(page.getByRole('list', { name: '更多图片' })).toBeVisible();
    const shown = [...document.querySelectorAll('img')].map((one) => one.getAttribute('src'));
    expect(shown).toEqual([cover, ...gallery]);
  },
);

test('5.15 an open page lets the member order when the sale begins', async () => {
  const { mock } = await openMock();
  const opensAt = '2099-12-12T02:00:00.000Z';
  vi.spyOn(transport, 'serverNow').mockReturnValue(Date.parse(opensAt) - 1);
  onTestFinished(() => void vi.restoreAllMocks());
  let reads = 0;
  mock.use(
    mockGetBenefit((example) => {
      reads += 1;
      return reads === 1 ? { ...example, opensAt, available: false } : example;
    }),
    mockCheckAllowance(met),
  );
  await open();
  await expect.element(page.getByRole('button', { name: '还没开售' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /金币兑换$/u })).toBeVisible();
  expect(reads).toBe(2);
});

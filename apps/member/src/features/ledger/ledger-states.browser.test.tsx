import {
  mockGetAccount,
  mockListCoinLots,
  mockListCoinMonths,
  mockListPoints,
} from '@yayan/api-client/mocks';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMock } from '../../testing/open-mock.ts';
import { openPage } from '../../testing/open-page.tsx';
import CoinLedgerPage from './CoinLedgerPage.tsx';

const openAt = (address: string) => openPage(CoinLedgerPage, '/home/gold', address);
const open = (search = '') => openAt(`/home/gold${search}`);
const rows = () => page.getByRole('main').getByRole('link');

describe.each(looks)('金币明细 on a $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));

  test('rows, one of them, and the statement', async () => {
    await openMock();
    await open();
    await expect.element(page.getByText(/近 \d 个月入账（金币）/u).first()).toBeVisible();
    await expect.element(rows().first()).toBeVisible();
    await look('rows');
    await openAt(rows().first().element().getAttribute('href') ?? '');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await look('row');
    await open();
    await page.getByRole('button', { name: '下载账单' }).click();
    await expect.element(page.getByRole('dialog', { name: '下载金币账单' })).toBeVisible();
    await look('statement');
  });

  test('rule 4.28: what the coins consist of, oldest first, with what was spent of it before', async () => {
    const { mock } = await openMock();
    mock.use(
      mockListCoinLots((example) => ({
        ...example,
        items: example.items.map((lot) => ({ ...lot, amount: 50, left: 30, used: 0 })),
        sources: [{ kind: 'checkin', lots: 1, coins: 30 }],
      })),
    );
    await open();
    await page.getByText('可用金币是哪些').click();
    await expect.element(page.getByText(/签到 1 笔共 30/u)).toBeVisible();
    await expect.element(page.getByText(/共 50，之前已用 20/u)).toBeVisible();
    await look('lots');
  });

  test('rule 4.25: pending coins say why they wait and until when, above the rows and in their row', async () => {
    const { mock } = await openMock();
    const reason = '注册第一周，每天直接到账的问卷金币有上限；这份超过了当天的上限，整份晚 3 天到账';
    const expectedAt = '2026-11-30T04:00:00.000Z';
    mock.use(
      mockListPoints((example) => ({
        ...example,
        items: example.items.map((row) => ({ ...row, amount: 520, state: 1, expectedAt, reason })),
        pending: 520,
        nextArrival: { coins: 520, expectedAt, reason },
      })),
    );
    await open();
    await expect
      .element(page.getByText(`待入账里最近的 520 金币，预计 11月30日前到账：${reason}。`))
      .toBeVisible();
    await expect.element(page.getByText(`预计 11月30日前到账：${reason}`, { exact: true })).toBeVisible();
    await look('pending');
  });

  test('a filter that finds nothing', async () => {
    const { mock } = await openMock();
    mock.use(mockListPoints((example) => ({ ...example, items: [], nextCursor: null })));
    await open('?view=pending&kind=group');
    await expect.element(page.getByText(/^当前暂无/u)).toBeVisible();
    await look('nothing');
  });

  test('a member without earnings reads so in place of the chart', async () => {
    const { mock } = await openMock();
    mock.use(mockListCoinMonths((example) => ({ ...example, items: [] })));
    await open();
    await expect.element(page.getByText('这几个月没有入账，之后每一笔都按来源记在这里。')).toBeVisible();
    await look('newcomer');
  });

  test('a host reads that hosts see no coins', async () => {
    const { mock } = await openMock();
    mock.use(mockGetAccount((account) => ({ ...account, bbsRole: 1 })));
    await open();
    await expect.element(page.getByRole('heading', { name: '你的账号不显示金币' })).toBeVisible();
    await look('host');
  });

  test('rows keep their place while the chart is loading', async () => {
    const { mock } = await openMock();
    const { promise: shown, resolve: show } = Promise.withResolvers<void>();
    mock.use(
      mockListCoinMonths(async (example) => {
        await shown;
        return example;
      }),
    );
    await open();
    await expect.element(rows().first()).toBeVisible();
    const before = rows().first().element().getBoundingClientRect().top;
    show();
    await expect.element(page.getByText(/近 \d 个月入账（金币）/u).first()).toBeVisible();
    const moved = rows().first().element().getBoundingClientRect().top - before;
    expect(Math.abs(moved)).toBeLessThan(1);
  });
});

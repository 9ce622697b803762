import { type Campaign, type CampaignRecord, ExchangeState, type OrderDetail } from '@yayan/api-client';
import {
  mockClaimPrize,
  mockGetOrder,
  mockListCampaignRecords,
  mockListCampaignWinners,
} from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { look, looks, prepareLook } from '@yayan/site/look';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import { RecordList } from './RecordList.tsx';
import { WinnerList } from './WinnerList.tsx';
import { openMock } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';

const at = '2026-11-20T08:30:00.000Z';
const campaign = { id: 'LuckyDraw2026a', face: 'lottery', mine: null } as Campaign;
const record = (number: number): CampaignRecord => ({
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  number,
  clientSeed: '好运',
  version: 1,
  roll: number,
  prize: null,
  consolation: 2,
  at,
});
const winner = { pseudonym: '7Q2MXK9B', name: '小*', prize: '陶瓷马克杯', at };
const prize: NonNullable<CampaignRecord['prize']> = {
  id: 'month',
  kind: 'codes',
  title: '音乐会员月卡',
  worth: 1200,
  coins: 0,
  state: 'open',
  claimBy: at,
  benefitId: 'bYy3d6mT9cWq',
  orderId: null,
};
const claimed: CampaignRecord = {
  ...record(102),
  prize: { ...prize, state: 'claimed', orderId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607' },
};
let newest: CampaignRecord;
let winners: (typeof winner)[];
let winnersAfter: string | null;
let mock: Mock;

beforeEach(async () => {
  queryClient.clear();
  winners = [winner];
  winnersAfter = null;
  newest = record(102);
  ({ mock } = await openMock());
  mock.use(
    mockClaimPrize(() => {
      newest = claimed;
      return claimed;
    }),
    mockListCampaignWinners(() => ({ items: winners, nextCursor: winnersAfter })),
    mockListCampaignRecords((_example, { request }) => {
      const isFirst = !new URL(request.url).searchParams.has('cursor');
      return { items: [isFirst ? newest : record(1)], nextCursor: isFirst ? 'older' : null };
    }),
  );
});

const open = (list: ReactNode, at?: string) => renderPage(<>{list}</>, at);

test('older draws than those of the first page can be reached', async () => {
  await open(<RecordList campaign={campaign} />);
  await expect.element(page.getByText('第 102 次', { exact: false })).toBeVisible();
  await expect.element(page.getByText('第 1 次', { exact: false })).toBeVisible();
});

/** Presses through a claim whose order is in this state. */
const claim = async (order: Partial<OrderDetail>): Promise<void> => {
  newest = { ...record(102), prize };
  await open(<RecordList campaign={campaign} />);
  mock.use(mockGetOrder((example) => ({ ...example, ...order })));
  await page.getByRole('button', { name: '领取' }).click();
  await page.getByRole('button', { name: '确认领取' }).click();
  await expect.element(page.getByRole('heading', { name: '领取成功' })).toHaveFocus();
};

describe.each(looks)('12.7 a claim that succeeded, on a $size, $scheme', (how) => {
  beforeEach(async () => {
    await prepareLook(how);
  });

  test('says so, and when the prize comes', async () => {
    await claim({ state: ExchangeState.PendingReview, expectedAt: '2099-12-03T15:59:00.000Z' });
    await expect.element(page.getByText(/预计 2099年12月3日 23:59 前发放。卡号和密码会放在/u)).toBeVisible();
    await expect
      .element(page.getByRole('dialog').getByRole('link', { name: '查看进度' }))
      .toHaveAttribute('href', `/home/exchange?order=${claimed.prize?.orderId}`);
    await look('claimed');
  });
});

test.each([
  [{ state: ExchangeState.Issued, expectedAt: null }, '已经发放。卡号和密码会放在兑换记录里。'],
  [
    { state: ExchangeState.ToBeIssued, expectedAt: null, reason: '发放渠道在维护，恢复后会接着发放' },
    '发放渠道在维护，恢复后会接着发放。卡号和密码会放在兑换记录里。',
  ],
])('12.7 a claim whose order is %j says so', async (order, text) => {
  await claim(order);
  await expect.element(page.getByText(text)).toBeVisible();
});

test('after a claim the focus is on the list, whose button is gone', async () => {
  await claim({});
  await page.getByRole('button', { name: '知道了' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('list', { name: '抽奖记录' })).toHaveFocus();
});

test('the address of the page names the open claim, so that other pages lead back to it', async () => {
  newest = { ...record(102), prize };
  const { router } = await open(<RecordList campaign={campaign} />, '/lottery?view=records&claim=102');
  const form = page.getByRole('dialog', { name: '领取“音乐会员月卡”' });
  await expect.element(form).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?view=records');
  await page.getByRole('button', { name: '领取' }).click();
  await expect.element(form).toBeVisible();
  expect(router.state.location.search).toBe('?view=records&claim=102');
});

test('a link to the claim of a prize that was claimed opens no form', async () => {
  newest = claimed;
  await open(<RecordList campaign={campaign} />, '/lottery?view=records&claim=102');
  await expect.element(page.getByRole('link', { name: '查看进度' })).toBeVisible();
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('a list of winners says when it shows only the newest', async () => {
  winnersAfter = 'older';
  await open(<WinnerList campaign={campaign} />);
  await expect.element(page.getByText('这里只列出最近 50 次中奖')).toBeVisible();
});

test('a long list of winners shows the first few, and the others on request', async () => {
  winners = Array.from({ length: 9 }, (_, second) => ({ ...winner, at: `2026-11-20T08:30:0${second}.000Z` }));
  winnersAfter = 'older';
  await open(<WinnerList campaign={campaign} />);
  await expect.element(page.getByRole('listitem')).toHaveLength(6);
  expect(page.getByText('这里只列出最近 50 次中奖').elements()).toEqual([]);
  await page.getByRole('button', { name: '看最近 9 次中奖' }).click();
  await expect.element(page.getByRole('listitem')).toHaveLength(9);
  await expect.element(page.getByText('这里只列出最近 50 次中奖')).toBeVisible();
});

test('12.5 seed and number stand behind 验证公平', async () => {
  await open(<RecordList campaign={campaign} />);
  const first = page.getByRole('listitem').first();
  await expect.element(first.getByText(/开奖数 102/u)).not.toBeVisible();
  await first.getByText('验证公平').click();
  await expect.element(first.getByText(/种子“好运” · 开奖数 102/u)).toBeVisible();
});

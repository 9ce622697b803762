import { configureClient, ExchangeState, type OrderDetail } from '@yayan/api-client';
import type { ApiRequest } from '@yayan/auth';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import ExchangeSuccessPage from './ExchangeSuccessPage.tsx';
import { renderPage } from '../../../testing/render-page.ts';

const order = {
  id: 'o1',
  orderNumber: '202611210830004821',
  benefit: { id: 'b3Hs8nQ2wZtV', type: 2, target: 'codes', title: '视频会员卡', cover: null },
  choice: '周卡',
  quantity: 1,
  total: 500,
  balance: 780,
  createdAt: '2026-11-21T00:30:00.000Z',
  expectedAt: null,
  timeline: [],
  reason: null,
  coinsReturned: false,
  confirmation: null,
  first: false,
  revealable: false,
  prize: null,
  correctable: false,
} as unknown as OrderDetail;

let current: OrderDetail;

beforeEach(() => {
  queryClient.clear();
  current = { ...order, state: ExchangeState.PendingReview };
  configureClient({
    request: async <T,>({ url }: ApiRequest) => {
      const codes = { cards: [{ number: '6001', secret: 'K7Q2-M9XB', expiresAt: null }], shownBefore: false };
      return (url.endsWith('/reveal') ? codes : current) as T;
    },
  });
});

const open = async () => {
  await renderPage([{ path: '*', element: <ExchangeSuccessPage /> }], '/exchange/success?order=o1');
};

test('the page follows the order, and shows the codes once they are issued and asked for', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: '兑换申请已提交' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '显示卡密' })).not.toBeInTheDocument();
  current = { ...order, state: ExchangeState.Issued, revealable: true };
  await queryClient.invalidateQueries();
  await expect.element(page.getByRole('heading', { name: '兑换成功，卡密已发放' })).toBeVisible();
  await page.getByRole('button', { name: '显示卡密' }).click();
  await expect.element(page.getByText('K7Q2-M9XB')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '复制卡密' })).toBeVisible();
});

test('an order that ended otherwise is not called a success', async () => {
  current = { ...order, state: ExchangeState.NotPassed, reason: '卡券已下架', coinsReturned: true };
  await open();
  await expect.element(page.getByRole('heading', { name: '这次没有通过审核' })).toBeVisible();
  await expect.element(page.getByText('卡券已下架，金币已退回').first()).toBeVisible();
});

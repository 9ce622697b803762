import { ExchangeState, type OrderDetail } from '@yayan/api-client';
import { mockGetOrder, mockRevealOrder } from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import ExchangeSuccessPage from './ExchangeSuccessPage.tsx';
import { renderPage } from '../../../testing/render-page.ts';

const id = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';
const order: OrderDetail = {
  id,
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
  price: 500,
  fee: 0,
  channel: null,
  target: null,
  state: ExchangeState.PendingReview,
  issuedAt: null,
  revocable: false,
  shipment: null,
};

let current: OrderDetail;

beforeEach(async () => {
  queryClient.clear();
  current = { ...order, state: ExchangeState.PendingReview };
  const { mock } = await openMock();
  mock.use(
    mockGetOrder(() => current),
    mockRevealOrder({
      cards: [{ number: '6001', secret: 'K7Q2-M9XB', expiresAt: null }],
      shownBefore: false,
    }),
  );
});

const open = async () => {
  await renderPage([{ path: '*', element: <ExchangeSuccessPage /> }], `/exchange/success?order=${id}`);
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

test('a prize is shown as one, with no coins that it took', async () => {
  current = { ...order, prize: '端午抽奖：视频会员卡' };
  await open();
  await expect
    .element(page.getByText('视频会员卡（周卡） · 奖品，没有用你的金币，剩余 780 金币'))
    .toBeVisible();
  expect(document.body.textContent).not.toContain('500');
});

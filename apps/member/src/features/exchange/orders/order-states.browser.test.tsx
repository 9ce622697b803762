import type { Order, OrderDetail } from '@yayan/api-client';
import { mockGetOrder, mockListOrders } from '@yayan/api-client/mocks';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMock } from '../../../testing/open-mock.ts';
import { openPage } from '../../../testing/open-page.tsx';
import ExchangeSuccessPage from '../success/ExchangeSuccessPage.tsx';
import OrderListPage from './OrderListPage.tsx';

/** Goods that are on their way. */
const shipped: Partial<OrderDetail> = {
  benefit: { id: 'b3Hs8nQ2wZtV', type: 3, target: 'consignee', title: '棉麻帆布袋', cover: null },
  choice: '本色',
  price: 2600,
  total: 2600,
  target: '王*穗 139****5678 上海市 徐汇区',
  state: 1,
  revealable: false,
  timeline: [
    { state: 0, at: '2026-11-19T08:30:00.000Z', by: 'member', note: null },
    { state: 2, at: '2026-11-19T09:30:01.000Z', by: 'operator', note: null },
    { state: 1, at: '2026-11-20T08:31:00.000Z', by: 'system', note: null },
  ],
  shipment: {
    company: '顺丰速运',
    number: 'SF1234567890123',
    queryUrl: 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/SF1234567890123',
  },
};

const waiting: Partial<OrderDetail> = {
  ...shipped,
  state: 0,
  expectedAt: '2099-11-25T08:30:00.000Z',
  issuedAt: null,
  shipment: null,
  revocable: true,
  timeline: shipped.timeline?.slice(0, 1) ?? [],
};

const late: Partial<OrderDetail> = { ...waiting, state: 2, expectedAt: '2026-01-05T08:30:00.000Z' };

const prize: Partial<OrderDetail> = { ...waiting, revocable: false, prize: '端午抽奖：棉麻帆布袋' };

const reason = '收货地址不在配送范围';
const notPassed: Partial<OrderDetail> = {
  ...waiting,
  state: 4,
  reason,
  coinsReturned: true,
  expectedAt: null,
  revocable: false,
  timeline: [
    ...(waiting.timeline ?? []),
    { state: 4, at: '2026-11-20T08:31:00.000Z', by: 'operator', note: reason },
  ],
};

const held = '今天的发放额度用完了，明天会接着发放，金币不会丢';
const heldBack: Partial<OrderDetail> = {
  ...waiting,
  state: 2,
  reason: held,
  expectedAt: null,
  timeline: [
    ...(waiting.timeline ?? []),
    { state: 2, at: '2026-11-20T08:31:00.000Z', by: 'rule', note: null },
  ],
};

const id = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';

describe.each(looks)('an order on a $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));

  test.each([
    ['shipped', shipped, [/已发货/u, /顺丰速运 SF1234567890123/u, /复制单号/u]],
    ['waiting', waiting, [/撤销兑换/u, /2,600 金币/u]],
    ['late (5.17)', late, [/比预计的 .+ 晚了，还在处理，不用重新提交/u]],
    ['a prize', prize, [/端午抽奖：棉麻帆布袋，没有用你的金币/u]],
    ['held back by a budget (14.75)', heldBack, [/明天会接着发放，金币不会丢/u]],
    ['not passed', notPassed, [/收货地址不在配送范围，金币已退回/u]],
  ])('%s', async (name, order, words) => {
    const { mock } = await openMock();
    mock.use(mockGetOrder((example) => ({ ...example, ...order })));
    await openPage(OrderListPage, '/home/exchange', `/home/exchange?order=${id}`);
    const sheet = page.getByRole('dialog', { name: '棉麻帆布袋' });
    await expect.element(sheet.getByRole('list', { name: '兑换进度' })).toBeVisible();
    for (const word of words) await expect.element(sheet.getByText(word).first()).toBeVisible();
    if (order === prize) expect(sheet.element().textContent).not.toContain('2,600');
    await look(name);
  });

  test('a list with a prize calls it so, and shows the coins of other orders', async () => {
    const { mock } = await openMock();
    const own = (example: Order): Order => ({ ...example, ...waiting, prize: null });
    mock.use(
      mockListOrders(({ items: [example] }) => ({
        items: example
          ? [own(example), { ...own(example), id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608', ...prize }]
          : [],
        nextCursor: null,
      })),
    );
    await openPage(OrderListPage, '/home/exchange', '/home/exchange');
    const rows = page.getByRole('listitem').filter({ hasText: '棉麻帆布袋' });
    await expect.element(rows.nth(0).getByText('−2,600')).toBeVisible();
    await expect.element(rows.nth(1).getByText('奖品', { exact: true })).toBeVisible();
    expect(rows.nth(1).element().textContent).not.toContain('2,600');
    // Badges of goods say 待发货, of everything else 待发放.
    await expect.element(page.getByText('待发放/发货', { exact: true })).toBeVisible();
    await look('list with a prize');
  });

  test('just placed', async () => {
    const { mock } = await openMock();
    mock.use(mockGetOrder((example) => ({ ...example, ...waiting })));
    await openPage(ExchangeSuccessPage, '/exchange/success', `/exchange/success?order=${id}`);
    await expect.element(page.getByRole('list', { name: '兑换进度' })).toBeVisible();
    await look('placed');
  });

  test('a success page without an order leads to the records', async () => {
    await openMock();
    await openPage(ExchangeSuccessPage, '/exchange/success', '/exchange/success');
    await expect
      .element(page.getByRole('main').getByRole('link', { name: '查看兑换记录' }))
      .toHaveAttribute('href', '/home/exchange');
    await look('no order');
  });
});

import type { OperatorOrderDetail, TimelineEntry } from '@yayan/console-client';
import { look as lookAt, looks, prepareLook } from '@yayan/site/look';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import OrderPage from './OrderPage.tsx';

const at = '2026-11-21T08:30:00.000Z';
const order: OperatorOrderDetail = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  number: '20261121163000123456',
  memberId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
  memberCode: 'YA7K9M2Q',
  benefitId: 'bVm2k7xR4pLs',
  title: '陶瓷马克杯',
  choice: '米白',
  quantity: 1,
  total: 5_800,
  state: 0,
  queue: 'review',
  target: '王* 138****5678',
  reason: null,
  createdAt: at,
  movedAt: at,
  price: 5_800,
  fee: 0,
  channel: 'consignee',
  revocable: true,
  memberLeft: false,
  prize: null,
  issueNumber: null,
  asks: 0,
  askedAt: null,
  receipt: null,
  problem: null,
  issuedAt: null,
  expectedAt: '2026-11-24T08:30:00.000Z',
  shipment: null,
  attempts: [],
  timeline: [{ at, state: 0, by: 'member', operator: null, note: null }],
};
const placed: TimelineEntry = {
  id: 'e1',
  at,
  act: null,
  event: { text: '下单', note: '待审核', object: null },
};
const planned = {
  state: 'planned',
  id: null,
  subject: order.id,
  title: '20261121163000123456 陶瓷马克杯',
  changes: [{ field: 'state', label: '状态', before: '待审核', after: '待发放' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};

const open = async (given: OperatorOrderDetail = order) => {
  fakeServer(({ path, method }) => {
    if (method === 'POST') return planned;
    return path === '/timeline' ? { items: [placed], nextCursor: null } : given;
  });
  const routes = (
    <Routes>
      <Route path="/orders/:id" element={<OrderPage />} />
    </Routes>
  );
  await show(routes, { at: `/orders/${order.id}`, as: { permissions: ['read', 'orders'] } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test.each([
  ['p', '通过兑换'],
  ['r', '不通过兑换'],
])('an order in review is decided by a single key: %s', async (key, title) => {
  await open();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
});

describe('14.100 the next order', () => {
  const waiting = (id: string) => ({ ...order, id, number: `2026112116300012345${id}` });
  const openAt = async (at: string, items: readonly OperatorOrderDetail[]) => {
    const seen = fakeServer(({ path }) => {
      if (path === '/timeline') return { items: [placed], nextCursor: null };
      if (path === '/orders') return { items, nextCursor: null, count: items.length, countIsCapped: false };
      return items.find(({ id }) => path === `/orders/${id}`) ?? { ...order, id: '1', queue: null, state: 1 };
    });
    const routes = (
      <Routes>
        <Route path="/orders/:id" element={<OrderPage />} />
      </Routes>
    );
    const { address } = await show(routes, { at, as: { permissions: ['read', 'orders'] } });
    return { seen, address };
  };
  const link = page.getByRole('link', { name: '下一件' });

  test('is the one behind it in the list that it was opened from, by j too', async () => {
    const { seen, address } = await openAt('/orders/2?queue=review', ['1', '2', '3'].map(waiting));
    await expect.element(link).toHaveAttribute('href', '/orders/3?queue=review');
    await userEvent.keyboard('j');
    await expect.poll(address).toBe('/orders/3?queue=review');
    await expect.element(link).toHaveAttribute('href', '/orders/1?queue=review');
    expect(seen.find(({ path }) => path === '/orders')?.query.get('queue')).toBe('review');
  });

  test('of one that was decided is the first that still waits', async () => {
    await openAt('/orders/1?queue=review', ['2', '3'].map(waiting));
    await expect.element(link).toHaveAttribute('href', '/orders/2?queue=review');
  });

  test('of one reached from elsewhere is the oldest that waits for the same', async () => {
    const { seen } = await openAt('/orders/2', ['2', '3'].map(waiting));
    await expect.element(link).toHaveAttribute('href', '/orders/3?queue=review&sort=oldest');
    expect(seen.find(({ path }) => path === '/orders')?.query.get('sort')).toBe('oldest');
  });

  test('is the list when nothing else waits', async () => {
    await openAt('/orders/1?queue=review', []);
    await expect
      .element(page.getByRole('link', { name: '回到列表' }))
      .toHaveAttribute('href', '/orders?queue=review');
  });
});

describe.each(looks)('an order on a $size, $scheme', (how) => {
  test('has each step once, in its timeline', async () => {
    await prepareLook(how);
    await open();
    await expect.element(page.getByText('待审核').last()).toBeVisible();
    const steps = page.getByRole('region', { name: '时间线' });
    await expect.element(steps.getByText('下单')).toBeVisible();
    expect(page.getByRole('table').elements()).toEqual([]);
    await lookAt('order in review');
  });
});

test.each([
  ['one piece', order, '价格 5,800，手续费 0'],
  ['several', { ...order, quantity: 2, price: 11_600, total: 11_600 }, '2 件 11,600（每件 5,800），手续费 0'],
])('the price of an order of %s is that of all of it', async (_name, given, text) => {
  await open(given);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test('an order that was issued has each attempt with what the provider said', async () => {
  await open({
    ...order,
    state: 4,
    queue: 'failed',
    attempts: [{ startedAt: at, endedAt: at, outcome: 'failed', said: '账号不存在' }],
  });
  await expect.element(page.getByRole('region', { name: '每次发放' }).getByText('账号不存在')).toBeVisible();
});

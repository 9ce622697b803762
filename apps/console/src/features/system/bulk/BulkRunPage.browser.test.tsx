import type { BulkRunDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import BulkRunPage from './BulkRunPage.tsx';

const id = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';
const detail = (endedAt: string | null, waiting: number): BulkRunDetail => ({
  run: {
    id,
    act: 'passOrders',
    reason: '核对过',
    askedBy: 'lin.yue',
    isOwn: true,
    madeAt: '2026-11-21T08:30:00.000Z',
    endedAt,
    counts: { waiting, done: 3 - waiting, asked: 0, refused: 1, failed: 0 },
  },
  items: [{ kind: 'order', subject: id, state: 'refused', why: '这笔兑换现在不能这样操作' }],
});

test('a running act shows how far it is, looks again by itself, and lists what was not done', async () => {
  let now = detail(null, 2);
  fakeServer(() => now);
  await show(
    <Routes>
      <Route path="/system/bulk-runs/:id" element={<BulkRunPage />} />
    </Routes>,
    { at: `/system/bulk-runs/${id}` },
  );
  await expect.element(page.getByText('做了 2 / 4')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /做不了 这笔兑换现在不能这样操作/u })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '…d4e5f607' }))
    .toHaveAttribute('href', `/orders/${id}`);
  now = detail('2026-11-21T08:31:00.000Z', 0);
  await expect.element(page.getByText('已完成 3，做不了 1')).toBeVisible();
  await expect.element(page.getByText(/做完$/u)).toBeVisible();
});

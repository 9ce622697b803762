import type { BulkRunDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
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
    stoppedBy: null,
    mayStop: endedAt === null,
    counts: { waiting, done: 3 - waiting, asked: 0, refused: 1, failed: 0, stopped: 0 },
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
  await expect.element(page.getByRole('button', { name: '停下…' })).toBeVisible();
  now = detail('2026-11-21T08:31:00.000Z', 0);
  await expect.element(page.getByText('已完成 3，做不了 1')).toBeVisible();
  await expect.element(page.getByText(/做完$/u)).toBeVisible();
});

test('looking again by itself says so to the server, which keeps no idle session alive for it', async () => {
  const calls = fakeServer(() => detail(null, 2));
  await show(
    <Routes>
      <Route path="/system/bulk-runs/:id" element={<BulkRunPage />} />
    </Routes>,
    { at: `/system/bulk-runs/${id}` },
  );
  await expect.element(page.getByText('做了 2 / 4')).toBeVisible();
  await vi.waitUntil(() => calls.length > 1, { timeout: 10_000 });
  expect(calls.slice(0, 2).map(({ headers }) => headers['X-Background'])).toEqual([undefined, 'poll']);
});

test('a stopped act says who stopped it, and lists what was done and what was not', async () => {
  const ended = detail('2026-11-21T08:31:00.000Z', 0);
  const counts = { waiting: 0, done: 1, asked: 0, refused: 0, failed: 0, stopped: 1 };
  fakeServer(() => ({
    run: { ...ended.run, stoppedBy: 'he.an', counts },
    items: [
      { kind: 'order', subject: id, state: 'done', why: null },
      { kind: 'order', subject: id.replace('f607', 'f608'), state: 'stopped', why: null },
    ],
  }));
  await show(
    <Routes>
      <Route path="/system/bulk-runs/:id" element={<BulkRunPage />} />
    </Routes>,
    { at: `/system/bulk-runs/${id}` },
  );
  await expect.element(page.getByText(/^he\.an 于 .* 停下，做了 1 \/ 2$/u)).toBeVisible();
  await expect.element(page.getByRole('row', { name: /…d4e5f607 已完成/u })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /…d4e5f608 停下没做/u })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '停下…' })).not.toBeInTheDocument();
});

test('14.44 those who got a message get another one, once the run has ended; nobody else does', async () => {
  const messages = (endedAt: string | null): BulkRunDetail => {
    const { run, items } = detail(endedAt, 2);
    return { run: { ...run, act: 'messageMembers' }, items };
  };
  let now = messages(null);
  const calls = fakeServer(({ method, body }) =>
    method === 'GET'
      ? now
      : {
          state: (body as { dryRun?: boolean }).dryRun === true ? 'planned' : 'done',
          id: id.replace('f607', 'f700'),
          subject: 'messageMembers',
          title: '选中 1 个',
          changes: [{ field: 'possible', label: '会做的个数', before: null, after: '1' }],
          seen: 'seen-first-000000000000',
          needsSecond: false,
        },
  );
  const { address } = await show(
    <Routes>
      <Route path="/system/bulk-runs/:id" element={<BulkRunPage />} />
    </Routes>,
    { at: `/system/bulk-runs/${id}`, as: { permissions: ['messages'] } },
  );
  await expect.element(page.getByRole('button', { name: '停下…' })).toBeVisible();
  expect(page.getByRole('button', { name: '给收到的人再发…' }).elements()).toEqual([]);
  now = messages('2026-11-21T08:31:00.000Z');
  await page.getByRole('button', { name: '给收到的人再发…' }).click();
  const dialog = page.getByRole('dialog', { name: '给收到的人再发一条' });
  await dialog.getByRole('textbox', { name: '内容' }).fill('上一条发错了。');
  await expect.element(dialog.getByRole('row', { name: '会做的个数 – 1' })).toBeVisible();
  await dialog.getByRole('textbox', { name: '原因' }).fill('更正上一条');
  await dialog.getByRole('button', { name: '给收到的人再发一条' }).click();
  await expect.poll(address).toContain('f700');
  const acts = calls.filter(
    ({ method, body }) => method === 'POST' && !(body as { dryRun?: boolean }).dryRun,
  );
  expect(acts).toMatchObject([
    {
      path: '/bulk-runs',
      body: { input: { act: 'messageMembers', runId: id, text: '上一条发错了。' }, reason: '更正上一条' },
    },
  ]);
});

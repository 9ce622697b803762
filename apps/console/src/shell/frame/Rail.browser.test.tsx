import type { Overview } from '@yayan/console-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { Rail } from './Rail.tsx';

const at = '2026-11-21T08:30:00.000Z';
const work = (what: Overview['waiting'][number]['what'], count: number, dueAt: string | null = null) => ({
  what,
  count,
  countIsCapped: count > 9_999,
  oldestAt: at,
  dueAt,
});
const overview: Overview = {
  at,
  waiting: [
    work('requests', 2),
    work('ownRequests', 4),
    work('handIns', 10_000, '2026-11-22T08:30:00.000Z'),
    work('tickets', 7, '2026-11-20T08:30:00.000Z'),
    work('ordersFailed', 1),
    work('ordersToSend', 11),
    work('reports', 0),
  ],
  reconcile: { at: null, findings: [] },
  failedJobs: [],
};

describe.each(looks)('at $width, $scheme', (size) => {
  beforeEach(() => prepareLook(size));

  test('14.87 beside each room stands how much waits in it, and screen readers hear whether something is late', async () => {
    fakeServer(() => overview);
    await show(<Rail />, { at: '/hand-ins', as: { permissions: ['read'] } });
    await expect.element(page.getByRole('link', { name: '审核 超过 10,000 件在等' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '兑换 12 件在等' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '客服 7 件在等，有超时的' })).toBeVisible();
    // My own requests wait for others.
    await expect.element(page.getByRole('link', { name: '同意请求 2 件在等' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '合作方', exact: true })).toBeVisible();
    await expect.element(page.getByText('999+')).toBeVisible();
    await look('what waits in the rooms');
  });
});

test('without an answer the rail has its rooms and no counts', async () => {
  fakeServer(() => new Promise(() => {}));
  await show(<Rail />, { as: { permissions: ['read'] } });
  await expect.element(page.getByRole('link', { name: '审核', exact: true })).toBeVisible();
});

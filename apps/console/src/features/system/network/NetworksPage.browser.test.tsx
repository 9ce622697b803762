import { prepareLook, problems } from '@yayan/site/look';
import type { BlockedNetwork } from '@yayan/console-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import NetworksPage from './NetworksPage.tsx';

const network: BlockedNetwork = {
  id: 'nX3vJ0oG7yQ2bKk1tT9mZr5sWc8uLd4eFh6iPa0qRxY',
  shown: '203.0.*',
  reason: '机房代理',
  blockedAt: '2026-11-21T08:30:00.000Z',
  blockedBy: 'lin.yue',
};
const open = async (items: BlockedNetwork[], needsSecond = false): Promise<SeenCall[]> => {
  const seen = fakeServer(({ body }) => {
    if (body === undefined) return { items };
    const isDry = (body as { dryRun?: boolean }).dryRun === true;
    return {
      state: isDry ? 'planned' : needsSecond ? 'asked' : 'done',
      id: null,
      subject: network.id,
      title: '封锁网络',
      changes: [{ field: 'blocked', label: '网络', before: null, after: '198.51.*' }],
      seen: 'seen-first-000000000000',
      needsSecond,
    };
  });
  await show(<NetworksPage />, { as: { permissions: ['read', 'networks'] } });
  return seen;
};
const isDone = ({ body }: SeenCall): boolean =>
  body !== undefined && (body as { dryRun?: boolean }).dryRun !== true;

test('a network is blocked for a reason, after a dry run that says which', async () => {
  const seen = await open([]);
  await expect.element(page.getByText('当前暂无封锁的网络')).toBeVisible();
  await page.getByRole('button', { name: '封锁网络…' }).click();
  const dialog = page.getByRole('dialog', { name: '封锁网络' });
  await dialog.getByRole('textbox', { name: 'IP 地址' }).fill('198.51.100.7');
  await expect.element(dialog.getByText('198.51.*')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '封锁网络' })).toBeDisabled();
  await dialog.getByRole('button', { name: '机房代理' }).click();
  await dialog.getByRole('button', { name: '封锁网络' }).click();
  await expect
    .poll(() => seen.find(isDone))
    .toMatchObject({
      path: '/networks/block',
      body: { input: { address: '198.51.100.7' }, reason: '机房代理' },
    });
});

test('a large block says before that a colleague must agree', async () => {
  await open([], true);
  await page.getByRole('button', { name: '封锁网络…' }).click();
  const dialog = page.getByRole('dialog', { name: '封锁网络' });
  await dialog.getByRole('textbox', { name: 'IP 地址' }).fill('198.51.0.0/16');
  await expect.element(dialog.getByRole('button', { name: '提交：封锁网络' })).toBeVisible();
});

test.each(['light', 'dark'] as const)(
  'a blocked network is let in again from its row, and the page has no barrier that axe finds (%s)',
  async (scheme) => {
    await prepareLook({ size: 'desktop', width: 1440, height: 900, scheme });
    const seen = await open([network]);
    await expect.element(page.getByText('203.0.*')).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole('button', { name: '解除…' }).click();
    const dialog = page.getByRole('dialog', { name: '解除封锁' });
    await dialog.getByRole('button', { name: '查清了，是误封' }).click();
    await dialog.getByRole('button', { name: '解除封锁' }).click();
    await expect.poll(() => seen.find(isDone)?.path).toBe(`/networks/${network.id}/allow`);
  },
);

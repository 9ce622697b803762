import type { NewDevices as Found } from '@yayan/console-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { NewDevices } from './NewDevices.tsx';

const device = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f60a',
  device: 'Chrome · Windows',
  address: '203.0.113.7',
  firstAt: '2026-11-21T08:30:00.000Z',
};
const question = { ...device, mayConfirm: true };
const denied = { ...device, operator: 'su.qing', deniedAt: '2026-11-21T08:41:00.000Z' };

const open = async (first: Found) => {
  let found = first;
  const calls = fakeServer(({ method }) => {
    if (method === 'GET') return found;
    found = { items: [], denied: [] };
    return null;
  });
  await show(<NewDevices />, { as: { name: 'lin.yue' } });
  return calls;
};

describe.each(looks)('at $width, $scheme', (at) => {
  beforeEach(() => prepareLook(at));

  test('14.97 a sign-in at a new device names device, time and network, and asks', async () => {
    const calls = await open({ items: [question], denied: [denied] });
    await expect.element(page.getByText(/^Chrome · Windows，.+，网络 203\.0\.113\.7$/u)).toBeVisible();
    await look('a sign-in at a new device');
    await page.getByRole('button', { name: '是我', exact: true }).click();
    await expect.element(page.getByText('新设备登录，是你吗？')).not.toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.path).toBe(`/new-devices/${device.id}/confirm`);
  });
});

test('14.97 「不是我」 says what follows before it ends the sign-in', async () => {
  const calls = await open({ items: [question], denied: [] });
  await page.getByRole('button', { name: '不是我…' }).click();
  await expect.element(page.getByText(/接着要请管理员重置/u)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
  await page.getByRole('button', { name: '结束那次登录' }).click();
  await expect.element(page.getByText('新设备登录，是你吗？')).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.path).toBe(`/new-devices/${device.id}/deny`);
});

test('14.97 a device that waits itself is told why it can’t confirm, and can still deny', async () => {
  await open({ items: [{ ...question, mayConfirm: false }], denied: [] });
  await expect.element(page.getByText(/自己还没有确认过/u)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '不是我…' })).toBeVisible();
  expect(page.getByRole('button', { name: '是我', exact: true }).elements()).toHaveLength(0);
});

test('14.97 who was signed in for is sent to another admin, and an admin to the account', async () => {
  await open({
    items: [],
    denied: [denied, { ...denied, id: `${device.id.slice(0, -1)}b`, operator: 'lin.yue' }],
  });
  await expect.element(page.getByText(/请马上请另一位管理员重置/u)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '重置密码和验证器' }))
    .toHaveAttribute('href', '/system/operators/su.qing');
});

test('14.97 without one the page has nothing of it', async () => {
  await open({ items: [], denied: [] });
  await expect.poll(() => page.getByRole('region', { name: '新设备登录' }).elements()).toHaveLength(0);
});

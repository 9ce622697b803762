import type { OperatorDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import OperatorPage from './OperatorPage.tsx';

const LINK = 'https://console.example.com/setup#9yV7_g1hX0mKQ3yT2bWlJ5rZcA8eN4uD6oPsFiLkEtQ';
const operator: OperatorDetail = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
  name: 'zhou.an',
  roles: ['support'],
  state: 'open',
  createdAt: '2026-11-21T08:30:00.000Z',
  seenAt: '2026-11-21T08:41:00.000Z',
  sessions: 1,
  closedAt: null,
  devices: [
    {
      id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f609',
      device: 'Chrome · Windows',
      address: '203.0.113.7',
      signedInAt: '2026-11-21T08:30:00.000Z',
      seenAt: '2026-11-21T08:41:00.000Z',
      isThis: false,
      isNew: false,
    },
  ],
  passkeys: 2,
  linkUntil: null,
  mayTakeLink: false,
};

const open = async (
  change: Partial<OperatorDetail>,
  permissions = ['operators', 'operators.sessions'],
  admins = 3,
) => {
  const calls = fakeServer(({ path }) => {
    if (path === '/timeline' || path === '/audit') return { items: [], nextCursor: null };
    if (path === '/operators')
      return {
        items: Array.from({ length: admins }, (_, at) => ({ ...operator, id: `${at}` })),
        nextCursor: null,
      };
    if (path.endsWith('/link')) return { link: LINK, endsAt: '2099-11-22T08:30:00.000Z' };
    return { ...operator, ...change };
  });
  const part = (
    <Routes>
      <Route path="/system/operators/:name" element={<OperatorPage />} />
    </Routes>
  );
  await show(part, { at: '/system/operators/zhou.an', as: { permissions } });
  const name = change.name ?? operator.name;
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return calls;
};

test('who asked takes the one-time link, which is shown after the press only', async () => {
  const calls = await open({ state: 'invited', linkUntil: '2099-11-22T08:30:00.000Z', mayTakeLink: true });
  expect(page.getByText(LINK).elements()).toEqual([]);
  await page.getByRole('button', { name: '取一次性链接' }).click();
  await expect.element(page.getByText(LINK)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '复制链接' })).toBeVisible();
  expect(calls.filter(({ path }) => path === '/operators/zhou.an/link')).toHaveLength(1);
});

test('another admin sees that the link waits for who asked', async () => {
  await open({ state: 'invited', linkUntil: '2099-11-22T08:30:00.000Z' });
  await expect.element(page.getByText(/一次性链接由提出的管理员来取/u)).toBeVisible();
  expect(page.getByRole('button', { name: '取一次性链接' }).elements()).toEqual([]);
});

test('one’s own account offers no change, only the end of sessions', async () => {
  await open({ name: 'lin.yue' });
  await expect.element(page.getByRole('button', { name: '结束全部登录…' })).toBeVisible();
  for (const name of ['改角色…', '停用…', '重置密码和验证器…'])
    expect(page.getByRole('button', { name }).elements()).toEqual([]);
});

test('a closed account can only be opened again', async () => {
  await open({ state: 'closed', sessions: 0, devices: [], closedAt: '2026-11-21T09:00:00.000Z' });
  await expect.element(page.getByRole('button', { name: '恢复账号…' })).toBeVisible();
  expect(page.getByRole('button', { name: '停用…' }).elements()).toEqual([]);
});

test('who is no admin sees no act', async () => {
  await open({}, ['read']);
  expect(page.getByRole('button', { name: /…$/u }).elements()).toEqual([]);
});

test('with two admins, the page of an admin says that the command line changes them; with three it doesn’t', async () => {
  await open({ roles: ['admin'] }, undefined, 2);
  await expect.element(page.getByText('现在没有人能同意对这位管理员的修改')).toBeVisible();
  await expect.element(page.getByText(/pnpm yayan operator reset zhou\.an/u)).toBeVisible();
});

test('with three admins, or for somebody who is none, it says nothing of the kind', async () => {
  const calls = await open({ roles: ['admin'] }, undefined, 3);
  await expect.poll(() => calls.some(({ path }) => path === '/operators')).toBe(true);
  expect(page.getByText('现在没有人能同意对这位管理员的修改').elements()).toEqual([]);
});

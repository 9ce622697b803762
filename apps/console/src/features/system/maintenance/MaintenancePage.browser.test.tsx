import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import MaintenancePage from './MaintenancePage.tsx';

const maintenance = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  site: 'bbs',
  message: '正在升级积分系统。',
  startsAt: '2026-11-21T18:00:00.000Z',
  expectedEnd: '2026-11-21T20:00:00.000Z',
  plannedBy: 'lin.yue',
  endedAt: null,
  endedBy: null,
};
const states = {
  sites: [
    { site: 'member', isClosed: false, online: 214, maintenance: null },
    { site: 'bbs', isClosed: true, online: 3, maintenance },
  ],
  past: [
    {
      ...maintenance,
      id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
      endedAt: '2026-11-21T19:00:00.000Z',
      endedBy: 'zhao',
    },
    {
      ...maintenance,
      id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f609',
      startsAt: '2026-11-22T13:30:00.000Z',
      endedAt: '2026-11-22T12:55:00.000Z',
      endedBy: 'wu.fan',
    },
  ],
};
const outcome = {
  state: 'planned',
  id: null,
  subject: 'member',
  title: '会员站',
  changes: [
    { field: 'state', label: '站点', before: '开放', after: '维护中' },
    { field: 'online', label: '现在在线', before: null, after: '214 人', isFact: true },
  ],
  seen: '9yV7_g1hX0mKQ3yT2bWlJ5',
  needsSecond: false,
};

const open = async (permissions: string[]) => {
  const asked: unknown[] = [];
  fakeServer(({ path, body }) => {
    if (path === '/sites') return states;
    asked.push(body);
    return outcome;
  });
  await show(<MaintenancePage />, { as: { permissions } });
  return asked;
};

test('14.74 an admin closes an open site after seeing who is online, and opens a closed one', async () => {
  const asked = await open(['maintenance']);
  await expect.element(page.getByRole('button', { name: '恢复…' })).toBeVisible();
  await page.getByRole('button', { name: '维护…' }).click();
  await page.getByRole('textbox', { name: '给大家看的说明' }).fill('升级数据库。');
  await expect.element(page.getByRole('row', { name: '站点 开放 维护中' })).toBeVisible();
  // It only informs, so it isn't among the changes.
  await expect.element(page.getByText('现在在线：214 人')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({
    dryRun: true,
    input: { message: '升级数据库。', startsAt: null, expectedEnd: null },
  });
});

test('14.74 others read the state of both sites and what was before', async () => {
  await open([]);
  await expect.element(page.getByText('维护中')).toBeVisible();
  await expect.element(page.getByText('214 人在线')).toBeVisible();
  await expect.element(page.getByText('lin.yue、zhao')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('14.74 maintenance that was dropped before its start is cancelled, not held', async () => {
  await open([]);
  const dropped = page.getByRole('row').filter({ hasText: 'wu.fan' });
  await expect.element(dropped.getByText('已取消，11月22日 20:55')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '11月22日 03:00', exact: true })).toBeVisible();
});

test('14.74 what is dropped before its start was never done, so no reason says so', async () => {
  fakeServer(({ path }) =>
    path === '/sites'
      ? { ...states, sites: states.sites.map((site) => ({ ...site, isClosed: false })) }
      : outcome,
  );
  await show(<MaintenancePage />, { as: { permissions: ['maintenance'] } });
  await page.getByRole('button', { name: '取消…' }).first().click();
  await expect.element(page.getByRole('button', { name: '改到以后' })).toBeVisible();
  expect(page.getByRole('button', { name: '做完了' }).elements()).toEqual([]);
});

import type { ActOutcome, OperatorCampaignDetail, OperatorWin } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import CampaignPage from './CampaignPage.tsx';

const campaign: OperatorCampaignDetail = {
  id: 'summer2027',
  face: 'lottery',
  title: '夏日抽奖',
  state: 'running',
  startsAt: '2026-11-20T08:30:00.000Z',
  endsAt: '2026-12-20T08:30:00.000Z',
  drawsAt: null,
  endedAt: null,
  summary: '签到就能抽',
  organiser: '芽言',
  claimDays: 15,
  consolation: 2,
  seedHash: 'a'.repeat(64),
  seed: null,
  entrants: 0,
  prizes: [{ id: 'mug', kind: 'goods', title: '马克杯', worth: 2600, stock: 10, remaining: 8, odds: 1500 }],
  odds: [{ version: 1, reason: '活动发布', publishedAt: '2026-11-20T08:30:00.000Z' }],
  acts: [],
};
const win = (number: number, more: Partial<OperatorWin>): OperatorWin => ({
  id: `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f60${number}`,
  memberId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f700',
  memberCode: `YA0000${number}`,
  prize: '马克杯',
  worth: 2600,
  state: 'open',
  wonAt: '2026-11-21T08:30:00.000Z',
  claimBy: '2026-12-06T15:59:00.000Z',
  orderId: null,
  voidedBy: null,
  voidReason: null,
  ...more,
});
const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: campaign.id,
  title: '夏日抽奖：马克杯',
  changes: [{ field: 'win', label: '奖品', before: '待领取', after: '作废' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};

const isDone = ({ method, body }: SeenCall): boolean =>
  method === 'POST' && (body as { dryRun?: boolean }).dryRun !== true;
const open = async (permissions: string[], shown: Partial<OperatorCampaignDetail> = {}) => {
  const items = [win(1, {}), win(2, { state: 'voided', voidedBy: 'lin.yue', voidReason: '小号' })];
  const seen = fakeServer(({ path, method, body }) => {
    if (path === '/timeline') return { items: [], nextCursor: null };
    if (path.endsWith('/wins')) return { items, nextCursor: null };
    if (method === 'GET') return { ...campaign, ...shown };
    const { dryRun } = body as { dryRun?: boolean };
    return { ...outcome, state: dryRun ? 'planned' : 'done' };
  });
  const routes = (
    <Routes>
      <Route path="/campaigns/:id" element={<CampaignPage />} />
    </Routes>
  );
  await show(routes, { at: `/campaigns/${campaign.id}`, as: { permissions } });
  await expect.element(page.getByText('YA00001')).toBeVisible();
  return seen;
};

test('a campaign shows odds as percent, what is left, and the hash of its seed until the seed is public', async () => {
  await open(['read']);
  await expect.element(page.getByRole('row', { name: '马克杯 实物 26 元 0.15% 8 / 10' })).toBeVisible();
  await expect.element(page.getByText('a'.repeat(64)).first()).toBeVisible();
  await expect.element(page.getByText('结束后公布')).toBeVisible();
  expect(page.getByRole('button', { name: /…$/u }).elements()).toEqual([]);
});

test('an open win is voided with a reason; a voided one says by whom and why', async () => {
  const seen = await open(['read', 'campaigns']);
  const voided = page.getByRole('row').filter({ hasText: 'YA00002' });
  await expect.element(voided.getByText('lin.yue：小号')).toBeVisible();
  expect(voided.getByRole('button').elements()).toEqual([]);
  await page.getByRole('button', { name: '作废…' }).click();
  const dialog = page.getByRole('dialog', { name: '作废中奖' });
  await dialog.getByRole('button', { name: '用多个账号参加' }).click();
  await dialog.getByRole('button', { name: '作废中奖' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(seen.find(isDone)).toMatchObject({
    path: `/campaigns/${campaign.id}/wins/void`,
    body: { input: { drawId: win(1, {}).id }, reason: '用多个账号参加' },
  });
});

test('a campaign that ended has no button to end it', async () => {
  await open(['read', 'campaigns'], {
    state: 'ended',
    endedAt: '2026-11-22T08:30:00.000Z',
    seed: 'b'.repeat(64),
  });
  await expect.element(page.getByText('b'.repeat(64)).first()).toBeVisible();
  expect(page.getByRole('button', { name: '结束活动…' }).elements()).toEqual([]);
  await cleanup();
  await open(['read', 'campaigns'], { face: 'koi', state: 'upcoming' });
  await expect.element(page.getByRole('button', { name: '结束活动…' })).toBeVisible();
});

test('a campaign that runs can be paused, and a paused one goes on', async () => {
  await open(['read', 'campaigns']);
  await expect.element(page.getByRole('button', { name: '暂停…' })).toBeVisible();
  expect(page.getByRole('button', { name: '恢复…' }).elements()).toEqual([]);
  await cleanup();
  const seen = await open(['read', 'campaigns'], { state: 'paused' });
  expect(page.getByRole('button', { name: '暂停…' }).elements()).toEqual([]);
  await page.getByRole('button', { name: '恢复…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复活动' }).click();
  await expect.poll(() => seen.find(isDone)?.path).toBe(`/campaigns/${campaign.id}/resume`);
});

test('12.15 the end of a campaign that runs is moved, its start no more', async () => {
  const seen = await open(['read', 'campaigns']);
  await page.getByRole('button', { name: '改日期…' }).click();
  const dialog = page.getByRole('dialog', { name: '改活动日期' });
  await expect.element(dialog.getByLabelText('结束（北京时间）')).toBeVisible();
  expect(dialog.getByLabelText('开始（北京时间）').elements()).toEqual([]);
  await dialog.getByLabelText('结束（北京时间）').fill('2027-01-05T00:00');
  await dialog.getByRole('button', { name: '应大家要求延长' }).click();
  await dialog.getByRole('button', { name: '改活动日期' }).click();
  await expect
    .poll(() => seen.find(isDone))
    .toMatchObject({
      path: `/campaigns/${campaign.id}/dates`,
      body: {
        input: { startsAt: null, endsAt: '2027-01-04T16:00:00.000Z', drawsAt: null },
        reason: '应大家要求延长',
      },
    });
  await cleanup();
  await open(['read', 'campaigns'], { state: 'upcoming', startsAt: '2099-01-01T00:00:00.000Z' });
  await page.getByRole('button', { name: '改日期…' }).click();
  await expect.element(page.getByLabelText('开始（北京时间）')).toHaveValue('2099-01-01T08:00');
});

test('14.36 pieces are added to a prize that is drawn, by those who may; odds have no act', async () => {
  const seen = await open(['read', 'campaigns']);
  await page.getByRole('button', { name: '加份数…' }).click();
  const dialog = page.getByRole('dialog', { name: '加份数' });
  await dialog.getByRole('textbox', { name: '加多少份' }).fill('20');
  await dialog.getByRole('textbox', { name: '原因' }).fill('追加奖品');
  await dialog.getByRole('button', { name: '加份数' }).click();
  await expect
    .poll(() => seen.find(isDone))
    .toMatchObject({
      path: `/campaigns/${campaign.id}/prizes/add`,
      body: { input: { prizeId: 'mug', pieces: 20 }, reason: '追加奖品' },
    });
  await cleanup();
  await open(['read', 'campaigns'], { state: 'ended' });
  await expect.element(page.getByRole('button', { name: '加份数…' })).not.toBeInTheDocument();
});

test('14.36 a 锦鲤 draw shows how many entered for its one prize, and only its draw ends it', async () => {
  await open(['read', 'campaigns'], {
    face: 'koi',
    entrants: 35,
    prizes: campaign.prizes.map((prize) => ({ ...prize, stock: 1, remaining: 1, odds: 1 })),
  });
  await expect.element(page.getByRole('row', { name: '马克杯 实物 26 元 35 人抽 1 1 / 1' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '暂停…' })).toBeVisible();
  expect(page.getByRole('button', { name: '结束活动…' }).elements()).toEqual([]);
  await cleanup();
  await open(['read', 'campaigns'], { face: 'koi', state: 'upcoming' });
  await expect.element(page.getByRole('button', { name: '结束活动…' })).toBeVisible();
});

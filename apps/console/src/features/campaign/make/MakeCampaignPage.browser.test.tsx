import type { ActOutcome, FiledCampaign, FiledFault, StoredCampaign } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import MakeCampaignPage from './MakeCampaignPage.tsx';

const campaign: FiledCampaign = {
  id: 'summer2027',
  face: 'lottery',
  title: '夏日抽奖',
  summary: '签到就能抽',
  rules: ['每天签到得一次机会'],
  organiser: '芽言',
  taxNote: '按国家规定办理',
  startsAt: '2027-06-01T00:00:00.000Z',
  endsAt: '2027-07-01T00:00:00.000Z',
  drawsAt: null,
  claimDays: 15,
  consolation: 2,
  ways: [{ cause: 'checkin', chances: 1 }],
  quiz: null,
  prizes: [
    { id: 'mug', kind: 'goods', title: '马克杯', cover: null, worth: 2600, stock: 10, left: 10, odds: 1500 },
  ],
  worth: 26_000,
  needsSecond: false,
};
const stored: StoredCampaign = {
  ...campaign,
  prizes: [
    {
      id: 'mug',
      kind: 'goods',
      title: '马克杯',
      worth: 2600,
      stock: 10,
      odds: 1500,
      coins: null,
      benefit: 'bGd5v9rU3sDg',
      choice: null,
      amount: null,
    },
  ],
};
const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: campaign.id,
  title: campaign.title,
  changes: [{ field: 'worth', label: '奖品总值', before: null, after: '260 元' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};

const open = async (
  faultsOf: (source: string) => FiledFault[],
  shown: FiledCampaign = campaign,
  at = '/campaigns/new',
) => {
  const seen = fakeServer(({ path, body }) => {
    if (path === '/campaign-files/check') {
      const faults = faultsOf((body as { source: string }).source);
      return { faults, campaign: faults.length === 0 ? shown : null };
    }
    if (path.endsWith('/file')) return stored;
    if (path.startsWith('/benefits')) return { items: [], nextCursor: null };
    return { ...outcome, state: (body as { dryRun?: boolean }).dryRun ? 'planned' : 'done' };
  });
  const routes = (
    <Routes>
      <Route path="/campaigns/new" element={<MakeCampaignPage />} />
      <Route path="/campaigns/:id" element={<p>活动的页面</p>} />
    </Routes>
  );
  return {
    seen,
    ...(await show(routes, { at, as: { permissions: ['read', 'campaigns'] } })),
  };
};
const isDone = ({ path, body }: SeenCall): boolean =>
  path === '/campaign-files/publish' && (body as { dryRun?: boolean }).dryRun !== true;
const titleFault = (source: string): FiledFault[] =>
  source.includes('"title": "夏日抽奖"') ? [] : [{ line: 1, field: 'title', text: '没有填' }];

test('14.43 a fault stands beside its field, after it was touched or the form was checked, and takes the focus', async () => {
  await open(titleFault);
  const title = page.getByRole('textbox', { name: '标题' });
  await expect.element(page.getByText(/还有 1 处没填好/u)).toBeVisible();
  await expect.element(title).not.toHaveAccessibleDescription();
  await page.getByRole('button', { name: '检查' }).click();
  await expect.element(title).toHaveFocus();
  await expect.element(page.getByText('没有填', { exact: true })).toBeVisible();
  await title.fill('夏日抽奖');
  await expect.element(page.getByRole('heading', { name: '夏日抽奖' })).toBeVisible();
  await expect.element(page.getByText('概率 0.15%')).toBeVisible();
  expect(page.getByText('没有填', { exact: true }).elements()).toEqual([]);
});

test('14.43 the checked campaign is published once, and leads to its page', async () => {
  const { seen, address } = await open(titleFault);
  await page.getByRole('textbox', { name: '标题' }).fill('夏日抽奖');
  await page
    .getByRole('spinbutton', { name: '概率（%）' })
    .or(page.getByLabelText('概率（%）'))
    .first()
    .fill('0.15');
  await expect.element(page.getByText('概率合计 0.15%，谢谢参与 99.85%，一共 100%')).toBeVisible();
  await page.getByRole('button', { name: '发布活动…' }).click();
  const dialog = page.getByRole('dialog', { name: '发布活动' });
  await dialog.getByRole('button', { name: '发布活动' }).click();
  await expect.poll(address).toBe(`/campaigns/${campaign.id}`);
  const sent = seen.filter(isDone).map(({ body }) => (body as { input: { source: string } }).input.source);
  expect(sent.map((source) => JSON.parse(source))).toMatchObject([
    { title: '夏日抽奖', prizes: [{ odds: 1500 }] },
  ]);
});

test('14.43 a copy has the prizes and odds of the other campaign, and a number of its own', async () => {
  const { seen } = await open(() => [], campaign, `/campaigns/new?copy=${campaign.id}`);
  await expect.element(page.getByRole('textbox', { name: '标题' })).toHaveValue('夏日抽奖');
  await expect.element(page.getByText('概率合计 0.15%，谢谢参与 99.85%，一共 100%')).toBeVisible();
  await expect
    .poll(() => seen.filter(({ path }) => path === '/campaign-files/check').length)
    .toBeGreaterThan(0);
  const sent = seen.flatMap(({ path, body }) =>
    path === '/campaign-files/check' ? [(body as { source: string }).source] : [],
  );
  const source = sent.at(-1) ?? '';
  expect(JSON.parse(source)).toMatchObject({
    rules: stored.rules,
    ways: stored.ways,
    prizes: [{ id: 'mug', worth: 2600, stock: 10, odds: 1500, benefit: 'bGd5v9rU3sDg' }],
  });
  expect(source).not.toContain(campaign.id);
});

test('14.43 a file names each fault with its line, and dear prizes say that a second person agrees', async () => {
  await open((source) => (source.includes('face') ? [] : [{ line: 3, field: 'face', text: '没有填' }]), {
    ...campaign,
    needsSecond: true,
  });
  await page.getByText('用文件').click();
  const source = page.getByRole('textbox', { name: '或者粘贴' });
  await source.fill('id: summer2027');
  await expect.element(page.getByText(/第 3 行/u)).toBeVisible();
  expect(page.getByRole('button', { name: '发布活动…' }).elements()).toEqual([]);
  await source.fill('face: lottery');
  await expect.element(page.getByText('奖品总值超过一个人能办的，要另一个人同意。')).toBeVisible();
});

import { prepareLook, problems } from '@yayan/site/look';
import type { AwardMonthDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import AwardMonthPage from './AwardMonthPage.tsx';
import AwardMonthsPage from './AwardMonthsPage.tsx';

const month: AwardMonthDetail = {
  month: '2026-10',
  isOver: true,
  isTooOld: false,
  awards: [
    {
      id: 'careful',
      title: '认真作答奖',
      criteria: '质量分 90 以上',
      coins: 200,
      winners: [
        {
          member: 'YA2345678',
          memberId: '01990000-0000-7000-8000-000000000001',
          reason: '写得具体',
          coins: 200,
          isTakenBack: false,
        },
      ],
    },
  ],
  candidates: [
    { member: 'YA3456789', memberId: '01990000-0000-7000-8000-000000000002', surveys: 31, quality: 98 },
  ],
};
const planned = {
  state: 'planned',
  id: null,
  subject: '2026-10',
  title: '2026-10 月度评选',
  changes: [{ field: 'pay', label: '发给', before: null, after: '1 人，共 200 金币' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};

const open = async (
  at: string,
  detail: AwardMonthDetail = month,
  permissions = ['read', 'content'],
): Promise<SeenCall[]> => {
  const seen = fakeServer(({ path, body }) => {
    if (path === '/views') return { items: [] };
    if (path === '/award-months') return { items: [{ month: '2026-10', awards: 1, winners: 1, coins: 200 }] };
    if (body === undefined) return detail;
    return { ...planned, state: (body as { dryRun?: boolean }).dryRun === true ? 'planned' : 'done' };
  });
  const routes = (
    <Routes>
      <Route path="/contents/awards" element={<AwardMonthsPage />} />
      <Route path="/contents/awards/:month" element={<AwardMonthPage />} />
    </Routes>
  );
  await show(routes, { at, as: { permissions } });
  return seen;
};
const isDone = ({ method, body }: SeenCall): boolean =>
  method === 'POST' && (body as { dryRun?: boolean }).dryRun !== true;

test('13.9 a winner is added beside who has the award, after a dry run that says what it pays', async () => {
  const seen = await open('/contents/awards/2026-10');
  await expect.element(page.getByText('YA2345678 已得 200 金币：写得具体')).toBeVisible();
  const candidate = page.getByRole('rowheader').getByRole('link', { name: 'YA3456789' });
  await expect.element(candidate).toHaveAttribute('href', '/members/01990000-0000-7000-8000-000000000002');
  await page.getByRole('button', { name: '奖项 1 加一个人' }).click();
  await expect.element(page.getByText('还差：得奖的人和理由')).toBeVisible();
  await page.getByRole('textbox', { name: '奖项 1 得奖的人 1' }).fill('YA3456789');
  await page.getByRole('textbox', { name: '奖项 1 理由 1' }).fill('答得认真');
  await page.getByRole('button', { name: '确认并发放…' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('1 人，共 200 金币')).toBeVisible();
  await dialog.getByRole('button', { name: '确认月度评选' }).click();
  await expect.poll(() => seen.filter(isDone).length).toBe(1);
  expect(seen.find(isDone)).toMatchObject({
    path: '/award-months/2026-10/confirm',
    body: {
      input: {
        awards: [
          {
            id: 'careful',
            winners: [
              { member: 'YA2345678', reason: '写得具体' },
              { member: 'YA3456789', reason: '答得认真' },
            ],
          },
        ],
      },
    },
  });
});

test('13.10 an award is taken back from one member for a reason, and who lost it has no button', async () => {
  const memberId = '01990000-0000-7000-8000-000000000003';
  const lost = { member: 'YA4567890', memberId, reason: '抄的', coins: 200, isTakenBack: true };
  const awards = month.awards.map((award) => ({ ...award, winners: [...award.winners, lost] }));
  const seen = await open('/contents/awards/2026-10', { ...month, awards });
  await expect.element(page.getByText('YA4567890 已收回 200 金币：抄的')).toBeVisible();
  await page.getByRole('button', { name: '收回…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '原因' }).fill('评选弄错了人');
  await dialog.getByRole('button', { name: '收回得奖' }).click();
  await expect.poll(() => seen.filter(isDone).length).toBe(1);
  expect(seen.find(isDone)).toMatchObject({
    path: '/award-months/2026-10/take-back',
    body: { input: { award: 'careful', member: 'YA2345678' }, reason: '评选弄错了人' },
  });
});

test('13.9 a month that is too old has no new awards', async () => {
  await open('/contents/awards/2026-10', { ...month, isTooOld: true });
  await expect.element(page.getByText('只能评选最近三个月。已发的奖可以收回。')).toBeVisible();
  expect(page.getByRole('button', { name: '确认并发放…' }).elements()).toEqual([]);
});

test('13.9 a month that isn’t over has no form', async () => {
  await open('/contents/awards/2026-11', { ...month, month: '2026-11', isOver: false });
  await expect.element(page.getByText('这个月还没过完，月底之后才能评选。')).toBeVisible();
  expect(page.getByRole('button', { name: '确认并发放…' }).elements()).toEqual([]);
});

test('13.9 who may only read sees the awards without a form', async () => {
  await open('/contents/awards/2026-10', month, ['read']);
  await expect.element(page.getByRole('rowheader', { name: '认真作答奖' })).toBeVisible();
  expect(page.getByRole('button', { name: '确认并发放…' }).elements()).toEqual([]);
});

test.each([
  ['/contents/awards', 'light', '2026-10'],
  ['/contents/awards/2026-10', 'dark', 'YA3456789'],
] as const)('%s has no barrier that axe finds (%s)', async (at, scheme, text) => {
  await prepareLook({ size: 'desktop', width: 1440, height: 900, scheme });
  await open(at);
  await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  expect(await problems()).toEqual([]);
});

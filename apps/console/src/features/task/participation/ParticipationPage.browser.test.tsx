import type { ParticipationDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import ParticipationPage from './ParticipationPage.tsx';

const ID = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';

const participation: ParticipationDetail = {
  id: ID,
  supportCode: '7K2M-Q8TR',
  taskId: 't7Kq2mX9bLpR',
  taskTitle: '早餐习惯',
  memberId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
  memberCode: 'YA7K9M2Q',
  source: 'member',
  result: 1,
  detail: null,
  reason: '120 金币已到账。',
  progress: 100,
  coins: 120,
  credit: 12,
  earningState: 'available',
  promisedCoins: 120,
  correctedAt: null,
  seconds: 240,
  startedAt: '2026-11-21T08:30:00.000Z',
  endedAt: '2026-11-21T08:34:00.000Z',
  answersState: 'shown',
  answers: [
    { key: 'mood', label: '今天心情怎么样', value: '很好', isMasked: false },
    { key: 'words', label: '还想说什么', value: '', isMasked: true },
  ],
  pages: [{ number: 1, from: '2026-11-21T08:30:00.000Z', until: '2026-11-21T08:30:42.000Z', seconds: 42 }],
  quality: {
    seconds: 240,
    speed: 0.9,
    matrices: 2,
    straightLined: 1,
    contradictions: [],
    openAnswers: 1,
    duplicates: 0,
  },
  qualityChanges: [],
  transfers: [],
  heldPay: null,
  handedIn: false,
};

const open = async (change: Partial<ParticipationDetail> = {}, permissions = ['read', 'handIns']) => {
  const seen = fakeServer(({ path }) => {
    if (path === `/participations/${ID}/answers`)
      return {
        minutes: 10,
        answers: [{ key: 'words', label: '还想说什么', value: '打我 13812345678', isMasked: false }],
      };
    return path === `/participations/${ID}`
      ? { ...participation, ...change }
      : { items: [], nextCursor: null, count: 0, countIsCapped: false };
  });
  await show(
    <Routes>
      <Route path="/participations/:id" element={<ParticipationPage />} />
    </Routes>,
    { at: `/participations/${ID}`, as: { permissions } },
  );
  await expect.element(page.getByRole('heading', { level: 1, name: '早餐习惯' })).toBeVisible();
  return seen;
};

test('rule 14.68: answers that may be personal are masked until a reason is given', async () => {
  const seen = await open({}, ['read', 'personalData.show']);
  await expect.element(page.getByText('很好')).toBeVisible();
  expect(document.body.textContent).not.toContain('13812345678');
  await page.getByRole('button', { name: '显示完整信息…' }).click();
  await page.getByRole('button', { name: '核对质量问题' }).click();
  await page.getByRole('button', { name: '显示十分钟' }).click();
  await expect.element(page.getByText('打我 13812345678')).toBeVisible();
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ reason: '核对质量问题' });
});

test('rule 14.68: whole answers are not offered to who may not see them', async () => {
  await open();
  await expect.element(page.getByText('很好')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '显示完整信息…' })).not.toBeInTheDocument();
});

test('rule 14.69: a complete of our own host can be rejected', async () => {
  await open();
  await expect.element(page.getByRole('button', { name: '不通过…' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '还给会员…' })).not.toBeInTheDocument();
});

test('rule 14.69: a rejected complete can be given back', async () => {
  await open({ earningState: 'takenBack' });
  await expect.element(page.getByRole('button', { name: '还给会员…' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '不通过…' })).not.toBeInTheDocument();
});

test.each<[string, Partial<ParticipationDetail>]>([
  ['while its pay is held', { heldPay: 'waiting' }],
  ['of somebody without an account', { source: 'openLink', memberId: null, memberCode: null }],
  ['that was corrected', { correctedAt: '2026-11-22T08:30:00.000Z' }],
  ['that was screened out', { result: 2 }],
])('rule 14.69: nothing is offered about a participation %s', async (_what, change) => {
  await open(change);
  await expect.element(page.getByRole('button', { name: '不通过…' })).not.toBeInTheDocument();
});

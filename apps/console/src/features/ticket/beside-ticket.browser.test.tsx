import type { HandInDetail, OperatorTicketDetail, ParticipationDetail } from '@yayan/console-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { alone, at, member, memberId, other } from './testing/open-tickets.ts';
import TicketPage from './TicketPage.tsx';

const participation: ParticipationDetail = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f609',
  supportCode: '7K2M-Q8TR',
  taskId: 't7Kq2mX9bLpR',
  taskTitle: '早餐习惯',
  memberId,
  memberCode: 'YA7K9M2Q',
  source: 'member',
  result: 4,
  detail: null,
  reason: '作答用时过短。',
  progress: 100,
  coins: 0,
  credit: 0,
  earningState: 'none',
  promisedCoins: 120,
  correctedAt: null,
  seconds: 42,
  startedAt: at(1),
  endedAt: at(2),
  answersState: 'shown',
  answers: [
    { key: 'mood', label: '今天心情怎么样', value: '很好', isMasked: false },
    { key: 'words', label: '还想说什么', value: '', isMasked: true },
  ],
  pages: [{ number: 1, from: at(1), until: at(2), seconds: 42 }],
  quality: {
    seconds: 42,
    speed: 0.2,
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
const appeal: OperatorTicketDetail = {
  ...alone,
  kind: 'appeal',
  subject: {
    type: 'result',
    id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f610',
    title: '早餐习惯',
    facts: [{ name: '得到', value: '0 金币' }],
    link: '/task/back?result=0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f610',
    appealable: true,
  },
  record: { kind: 'participation', subject: participation.id },
};
const openAbout = async (ticket: OperatorTicketDetail, more: Readonly<Record<string, unknown>> = {}) => {
  const answers: Readonly<Record<string, unknown>> = {
    [`/tickets/${ticket.number}`]: ticket,
    [`/members/${memberId}`]: member,
    [`/participations/${participation.id}`]: participation,
    ...more,
  };
  const seen = fakeServer(({ path }) => answers[path] ?? { items: [], nextCursor: null });
  await show(
    <Routes>
      <Route path="/tickets/:number" element={<TicketPage />} />
    </Routes>,
    { at: `/tickets/${ticket.number}`, as: { permissions: ['read', 'tickets'] } },
  );
  return seen;
};

test.each(looks)('14.19 an appeal has the evidence of its participation: $size, $scheme', async (size) => {
  await prepareLook(size);
  await openAbout(appeal);
  await expect
    .element(page.getByRole('link', { name: '早餐习惯' }))
    .toHaveAttribute('href', `/participations/${participation.id}`);
  await expect.element(page.getByRole('heading', { name: '申诉的这次参与' })).toBeVisible();
  await expect.element(page.getByText('1. 今天心情怎么样')).toBeVisible();
  await expect.element(page.getByText('••••••')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '每页的时间' })).toBeVisible();
  await look('appeal with evidence');
});

test('14.19 another ticket about it has the link, and nobody reads its answers', async () => {
  const seen = await openAbout({ ...appeal, kind: 'result' });
  await expect
    .element(page.getByRole('link', { name: '早餐习惯' }))
    .toHaveAttribute('href', `/participations/${participation.id}`);
  expect(seen.map(({ path }) => path)).not.toContain(`/participations/${participation.id}`);
});

test.each(looks)('14.94 an appeal has the photos that were handed in: $size, $scheme', async (size) => {
  await prepareLook(size);
  const picture =
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Crect width="4" height="3" fill="teal"/%3E%3C/svg%3E';
  const handIn: Partial<HandInDetail> = {
    asks: { prompt: '拍下早餐', photosMin: 1, photosMax: 3, textMin: 0, captionMin: 0, examples: [] },
    pictures: [{ url: picture, caption: '豆浆', camera: null, seenBefore: [] }],
    text: '早上七点半',
    application: null,
  };
  await openAbout(appeal, {
    [`/participations/${participation.id}`]: { ...participation, answersState: 'none', handedIn: true },
    [`/hand-ins/${participation.id}`]: handIn,
  });
  await expect.element(page.getByRole('img', { name: '第 1 张照片' })).toBeVisible();
  await expect.element(page.getByText('要求：拍下早餐')).toBeVisible();
  await expect.element(page.getByText('早上七点半')).toBeVisible();
  await look('appeal with photos');
});

test('14.94 a participation without photos asks for none', async () => {
  const seen = await openAbout(appeal);
  await expect.element(page.getByRole('heading', { name: '申诉的这次参与' })).toBeVisible();
  expect(seen.map(({ path }) => path)).not.toContain(`/hand-ins/${participation.id}`);
});

test('14.94 beside a ticket stand its member’s scores, penalties, appeals, orders and participations, each a link', async () => {
  await openAbout(appeal, {
    [`/members/${memberId}/penalties`]: {
      items: [
        {
          id: 'p1',
          step: 'tasks',
          rule: '重复提交',
          evidence: '三次',
          startsAt: at(1),
          endsAt: '2099-11-21T08:30:00.000Z',
          isRunning: true,
          givenBy: 'lin.yue',
          liftedAt: null,
          liftReason: null,
        },
      ],
    },
    '/tickets': { items: [{ ...other, kind: 'appeal' }, appeal], nextCursor: null },
    [`/members/${memberId}/orders`]: {
      items: [{ id: 'o1', title: '支付宝 10 元', state: 1, createdAt: at(1) }],
      nextCursor: null,
    },
    [`/members/${memberId}/participations`]: {
      items: [{ id: 'a1', taskTitle: '晚饭习惯', result: 1, startedAt: at(1) }],
      nextCursor: null,
    },
  });
  const context = page.getByRole('region', { name: '这位会员' });
  await expect.element(context.getByText('银牌会员')).toBeVisible();
  await expect.element(context.getByText(/暂停接题，到 .+：重复提交/u)).toBeVisible();
  for (const [name, href] of [
    ['小满', `/members/${memberId}`],
    ['金币没有到账', `/tickets/${other.number}`],
    ['支付宝 10 元', '/orders/o1'],
    ['晚饭习惯', '/participations/a1'],
  ] as const)
    await expect.element(context.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(context.getByRole('link', { name: appeal.title }).elements()).toEqual([]);
});

test('14.19 a record that is gone has no link', async () => {
  await openAbout({ ...appeal, record: null });
  await expect.element(page.getByText('早餐习惯')).toBeVisible();
  expect(page.getByRole('link', { name: '早餐习惯' }).query()).toBeNull();
});

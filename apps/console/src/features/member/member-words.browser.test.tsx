import type { OperatorMember, OperatorTaskDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import TaskPage from '../task/TaskPage.tsx';
import MemberPage from './MemberPage.tsx';

const member: OperatorMember = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f700',
  code: 'YA00001',
  nickname: '小满',
  mobile: '138****0001',
  email: null,
  joinedAt: '2026-07-21T08:30:00.000Z',
  isClosed: false,
  suspendedUntil: null,
  coins: 3125,
  pendingCoins: 0,
  owedCoins: 0,
  credit: 1329,
  quality: 88,
  idCheck: null,
  closing: null,
};
const task: OperatorTaskDetail = {
  id: 't7Kq2mX9bLpR',
  title: '早餐习惯',
  type: 2,
  state: 'ended',
  coins: 120,
  seats: null,
  seatsTaken: 133,
  completes: 120,
  startsAt: '2026-11-21T08:30:00.000Z',
  endsAt: null,
  credit: 1200,
  consolationCoins: 5,
  minimumQuality: 40,
  cities: [],
  declaredMinutes: 4,
  medianMinutes: null,
  createdAt: '2026-11-20T08:30:00.000Z',
};
const pages = (
  <Routes>
    <Route path="/members/:id" element={<MemberPage />} />
    <Route path="/tasks/:id" element={<TaskPage />} />
  </Routes>
);

test.each([
  { at: `/members/${member.id}`, value: '1,329' },
  { at: `/tasks/${task.id}`, value: '1,200' },
])('credit is called 权益值, as members read it: $at', async ({ at, value }) => {
  fakeServer(({ path }) => {
    if (path === `/members/${member.id}`) return member;
    if (path === `/tasks/${task.id}`) return task;
    return { items: [], nextCursor: null, count: 0, countIsCapped: false };
  });
  await show(pages, { at, as: { permissions: ['read'] } });
  await expect.element(page.getByText('权益值', { exact: true })).toBeVisible();
  await expect.element(page.getByText(value, { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain('信用分');
});

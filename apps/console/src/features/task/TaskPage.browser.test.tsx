import type { OperatorTaskDetail } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import TaskPage from './TaskPage.tsx';

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

test('credit is called 权益值, as members read it', async () => {
  fakeServer(({ path }) =>
    path === `/tasks/${task.id}` ? task : { items: [], nextCursor: null, count: 0, countIsCapped: false },
  );
  const routes = (
    <Routes>
      <Route path="/tasks/:id" element={<TaskPage />} />
    </Routes>
  );
  await show(routes, { at: `/tasks/${task.id}`, as: { permissions: ['read'] } });
  await expect.element(page.getByText('权益值', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1,200', { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain('信用分');
});

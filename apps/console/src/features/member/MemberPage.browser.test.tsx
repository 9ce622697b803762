import type { OperatorMember } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
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
  makesGroups: false,
};

test('credit is called 权益值, as members read it', async () => {
  fakeServer(({ path }) =>
    path === `/members/${member.id}`
      ? member
      : { items: [], nextCursor: null, count: 0, countIsCapped: false },
  );
  const routes = (
    <Routes>
      <Route path="/members/:id" element={<MemberPage />} />
    </Routes>
  );
  await show(routes, { at: `/members/${member.id}`, as: { permissions: ['read'] } });
  await expect.element(page.getByText('权益值', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1,329', { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain('信用分');
});

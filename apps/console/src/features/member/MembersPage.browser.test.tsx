import type { OperatorMemberRow } from '@yayan/console-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import MembersPage from './MembersPage.tsx';

const row: OperatorMemberRow = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f700',
  code: 'YA00001',
  nickname: '小满',
  mobile: '138****0001',
  joinedAt: '2026-07-21T08:30:00.000Z',
  isClosed: false,
  closesAt: null,
  suspendedUntil: null,
};

test('14.59 the newest members are shown at once, and days to filter by are whole days in China', async () => {
  const asked: string[] = [];
  fakeServer(({ path, query }) => {
    if (path !== '/members') return { items: [] };
    asked.push(query.toString());
    const closing = { ...row, id: `${row.id.slice(0, -1)}1`, closesAt: '2026-07-28T08:30:00.000Z' };
    const items = query.get('state') === 'closing' ? [closing] : [row, closing];
    return { items, nextCursor: null, count: items.length, countIsCapped: false };
  });
  await show(<MembersPage />, {
    at: '/members?state=closing&from=2026-07-01&to=2026-07-31',
    as: { permissions: ['read'] },
  });
  await expect.element(page.getByText('1 个')).toBeVisible();
  await expect.element(page.getByText(/注销$/u)).toBeVisible();
  const query = new URLSearchParams(asked.at(-1));
  expect(query.get('joinedFrom')).toBe('2026-06-30T16:00:00.000Z');
  expect(query.get('joinedUntil')).toBe('2026-07-31T16:00:00.000Z');
});

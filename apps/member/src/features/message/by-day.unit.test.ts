import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

test('messages are grouped by Beijing day, with names for today and yesterday', () => {
  const now = new Date('2026-11-22T02:00:00Z');
  const items = [
    '2026-11-22T01:00:00Z',
    '2026-11-21T16:30:00Z',
    '2026-11-21T15:00:00Z',
    '2026-11-01T04:00:00Z',
  ];
  const days = byDay(
    items.map((createdAt) => ({ createdAt })),
    now,
  );
  expect(days.map(({ name, items: found }) => [name, found.length])).toEqual([
    ['今天', 2],
    ['昨天', 1],
    ['11月1日', 1],
  ]);
});

import { expect, test } from 'vitest';
import { inOrder } from './attention-order.ts';
import type { HomeAttention } from './home-attention.ts';

const now = new Date('2026-11-27T04:00:00.000Z');
const hours = (count: number): string => new Date(now.getTime() + count * 3_600_000).toISOString();
const thing = (title: string, more: Partial<HomeAttention> = {}): HomeAttention => ({
  kind: 'survey',
  title,
  detail: null,
  link: '/task',
  coins: null,
  since: hours(-48),
  until: null,
  feedbackState: null,
  ...more,
});

test('what is due within a day comes first, the soonest at the top; then what is worth most; then the newest', () => {
  const items = [
    thing('old'),
    thing('new', { since: hours(-1) }),
    thing('300 coins, due in a week', { coins: 300, until: hours(168) }),
    thing('50 coins', { coins: 50 }),
    thing('due tonight', { until: hours(6) }),
    thing('due in an hour', { coins: 10, until: hours(1) }),
  ];
  expect(inOrder(items, now).map(({ title }) => title)).toEqual([
    'due in an hour',
    'due tonight',
    '300 coins, due in a week',
    '50 coins',
    'new',
    'old',
  ]);
});

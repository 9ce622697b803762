import { expect, test } from 'vitest';
import { shownTimeText } from './shown-time-text.ts';

test('10.36 the bar without a network names the time of what is shown, and its day if that was another one', () => {
  const now = new Date('2026-11-29T02:00:00.000Z');
  expect(shownTimeText(new Date('2026-11-29T01:05:00.000Z'), now)).toBe(
    '网络断开，显示 09:05 的内容，恢复后刷新',
  );
  expect(shownTimeText(new Date('2026-11-28T10:05:00.000Z'), now)).toBe(
    '网络断开，显示 11月28日 18:05 的内容，恢复后刷新',
  );
});

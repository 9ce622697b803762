import { expect, test } from 'vitest';
import { remainingText } from './remaining-text.ts';

const now = Date.parse('2026-11-21T04:00:00.000Z');
const at = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();

test.each([
  ['open', 24 * 60, undefined],
  ['open', 24 * 60 - 1, '还剩 23 小时 59 分'],
  ['open', 180, '还剩 3 小时'],
  ['open', 59.9, '还剩 59 分钟'],
  ['open', 0.5, '还剩不到 1 分钟'],
  ['open', 0, '时间到了'],
  ['open', -3, '时间到了'],
  ['closed', -3, undefined],
] as const)('a topic that is %s and closes in %f minutes: %s', (state, minutes, text) => {
  expect(remainingText({ state, opensAt: at(-600), closesAt: at(minutes) }, now)).toBe(text);
});

test.each([
  [24 * 60 + 1, undefined],
  [200, '3 小时 20 分后开始'],
  [12, '12 分钟后开始'],
  [-1, '马上开始'],
] as const)('a topic that opens in %f minutes: %s', (minutes, text) => {
  expect(remainingText({ state: 'upcoming', opensAt: at(minutes), closesAt: at(9999) }, now)).toBe(text);
});

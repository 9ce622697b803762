import { expect, test } from 'vitest';
import { timesAsLong } from './test-limits.ts';

test.each([
  ['an idle machine', 1, 0.2, 2, 1],
  ['as much work as processors', 1, 2, 2, 1],
  ['three times as much', 1, 5.5, 2, 3],
  ['what is announced, before its work has begun', 4, 0.2, 2, 4],
  ['whichever is more', 4, 11, 2, 6],
  ['no more than eight times', 4, 60, 2, 8],
])('limits on %s', (_, announced, load, processors, times) => {
  expect(timesAsLong(announced, [load], processors)).toBe(times);
});

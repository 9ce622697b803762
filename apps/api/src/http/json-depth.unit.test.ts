import { expect, test } from 'vitest';
import { isDeeperThan } from './json-depth.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

test('levels are counted, not elements', () => {
  expect(isDeeperThan(nested(5), 5)).toBe(false);
  expect(isDeeperThan(nested(6), 5)).toBe(true);
  expect(isDeeperThan({ a: { b: { c: 1 } }, d: Array.from({ length: 1000 }, () => 1) }, 3)).toBe(false);
  expect(isDeeperThan({ a: { b: { c: {} } } }, 3)).toBe(true);
});

test('a hundred thousand levels need no stack', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(isDeeperThan(deep, 99_999)).toBe(true);
  expect(isDeeperThan(deep, 100_000)).toBe(false);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first runs at once, and a storm after it once a second', () => {
  const runs: number[][] = [];
  const add = gather<number>((items) => runs.push([...items]), 1000);
  add(1);
  expect(runs).toEqual([[1]]);
  for (let item = 2; item < 52; item += 1) add(item % 7);
  expect(runs).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(runs).toHaveLength(2);
  expect(runs[1]?.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  vi.advanceTimersByTime(5000);
  add(9);
  expect(runs[2]).toEqual([9]);
});

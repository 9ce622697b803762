import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longWaits } from './long-waits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('long waits share a timer and end within a second of their time', () => {
  const waits = longWaits();
  const ended: string[] = [];
  waits.setTimeout(() => ended.push('forgotten'), 300_000);
  waits.setTimeout(() => ended.push('stale'), 15_000);
  vi.advanceTimersByTime(400);
  waits.setTimeout(() => ended.push('stale too'), 15_000);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(14_500);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(1100);
  expect(ended).toEqual(['stale', 'stale too']);
  vi.advanceTimersByTime(285_000);
  expect(ended).toEqual(['stale', 'stale too', 'forgotten']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a cleared wait never ends, and a short one ends on time', () => {
  const waits = longWaits();
  const ended: string[] = [];
  const long = waits.setTimeout(() => ended.push('long'), 15_000);
  const short = waits.setTimeout(() => ended.push('short'), 20);
  waits.setTimeout(() => ended.push('kept'), 30);
  waits.clearTimeout(long);
  waits.clearTimeout(short);
  vi.advanceTimersByTime(30);
  expect(ended).toEqual(['kept']);
  vi.advanceTimersByTime(60_000);
  expect(ended).toEqual(['kept']);
});

test('a wait that begins another as it ends has that one end as well', () => {
  const waits = longWaits();
  const ended: string[] = [];
  waits.setTimeout(() => {
    ended.push('first');
    waits.setTimeout(() => ended.push('second'), 15_000);
  }, 15_000);
  vi.advanceTimersByTime(40_000);
  expect(ended).toEqual(['first', 'second']);
});

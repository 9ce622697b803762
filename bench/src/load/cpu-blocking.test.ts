import { expect, test } from 'vitest';
import { cpuBlocking, type TraceEvent } from './cpu-blocking.ts';

const task = (ts: number, tdur: number, tid = 1): TraceEvent => ({
  name: 'RunTask',
  pid: 1,
  tid,
  ts,
  dur: 100_000,
  tdur,
});
const paint: TraceEvent = { name: 'firstContentfulPaint', pid: 1, tid: 1, ts: 1000 };

test('tasks of the main thread after the first paint block by what four times their processor time is over 50 ms', () => {
  expect(cpuBlocking([paint, task(2000, 20_000), task(3000, 12_000), task(4000, 15_000)])).toBe(30 + 10);
});

test('scripts before the first paint or on another thread do not block', () => {
  expect(cpuBlocking([task(500, 90_000), paint, task(2000, 90_000, 2)])).toBe(0);
});

test('a page that painted nothing has no figure', () => {
  expect(cpuBlocking([task(2000, 20_000)])).toBeNaN();
});

import { expect, it } from 'vitest';
import { watchedAfter } from './watch.ts';

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 21, 8, 0, second));
const beat = (seconds: number, second: number) => ({ seconds, beatAt: at(second) });

it.each([
  ['plays on', beat(10, 0), 15, 5, 15],
  ['plays on with a call that took a moment', beat(10, 0), 16, 5, 16],
  ['watches a part again', beat(20, 0), 5, 5, 20],
  ['plays at double speed', beat(10, 0), 20, 5, undefined],
  ['skips', beat(10, 0), 55, 5, undefined],
  ['fell silent and claims the whole break', beat(10, 0), 60, 50, undefined],
  ['fell silent and goes on', beat(10, 0), 27, 50, 27],
  ['begins in the middle', { seconds: 0, beatAt: null }, 30, 0, undefined],
  ['begins', { seconds: 0, beatAt: null }, 1, 0, 1],
] as const)('a viewer who %s', (_, run, position, second, expected) => {
  expect(watchedAfter(run, position, at(second))).toBe(expected);
});

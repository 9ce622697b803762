import { expect, it } from 'vitest';
import { watchedAfter } from './watch.ts';

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 21, 8, 0, 0) + second * 1000);
const beat = (seconds: number, second: number) => ({ seconds, beatAt: at(second), beatSlack: 0 });
const nothing = { seconds: 0, beatAt: null, beatSlack: 0 };

it.each([
  ['plays on', beat(10, 0), 15, 5, 15],
  ['plays on with a call that took a moment', beat(10, 0), 16, 5, 16],
  ['watches a part again', beat(20, 0), 5, 5, 20],
  ['plays at double speed', beat(10, 0), 20, 5, undefined],
  ['skips', beat(10, 0), 55, 5, undefined],
  ['was silent and claims the whole break', beat(10, 0), 60, 50, undefined],
  ['was silent and goes on', beat(10, 0), 27, 50, 27],
  ['begins in the middle', nothing, 30, 0, undefined],
  ['begins', nothing, 1, 0, 1],
] as const)('a viewer who %s', (_, run, position, second, expected) => {
  expect(watchedAfter(run, position, at(second))?.seconds).toBe(expected);
});

/** Sends positions at times and returns the watched time at the end. Refused beats add no time. */
function play(beats: readonly (readonly [position: number, second: number])[]): number {
  let run: Parameters<typeof watchedAfter>[0] = nothing;
  for (const [position, second] of beats) {
    const next = watchedAfter(run, position, at(second));
    if (next !== undefined) run = { ...next, beatAt: at(second) };
  }
  return run.seconds;
}

it('the tolerance is granted once: beats of 2, 4 … 30 within a second advance by 2 seconds', () => {
  const beats = Array.from({ length: 15 }, (_, index) => [2 * (index + 1), index * 0.05] as const);
  expect(play(beats)).toBe(2);
});

it('beats that wait for refusals to pass never get ahead of the time since the first by more than 2 seconds', () => {
  const beats = Array.from({ length: 400 }, (_, index) => [Math.ceil(index / 4), index * 0.1] as const);
  expect(play(beats)).toBeLessThanOrEqual(42);
});

it('time spent on a pause, or on watching a part again, doesn’t pay for a skip', () => {
  const paused = Array.from({ length: 12 }, (_, index) => [10, 10 + index * 5] as const);
  expect(play([[0, 0], [10, 10], ...paused, [30, 66]])).toBe(10);
});

it('beats that arrive early and late by turns are all accepted', () => {
  const beats = Array.from({ length: 60 }, (_, index) => [index * 5, index * 5 + (index % 2) * 0.9] as const);
  expect(play(beats)).toBe(295);
});

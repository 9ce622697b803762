import type { Clock } from '../../src/platform/clock.ts';

/** A clock that only the test moves. */
export interface SettableClock extends Clock {
  set(time: Date | string): void;
  advance(milliseconds: number): void;
}

/** Returns a clock that shows the given time until the test moves it, by default 2026-11-21 12:00 in Shanghai. */
export function settableClock(start: Date | string = '2026-11-21T12:00:00+08:00'): SettableClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    set: (to) => {
      time = new Date(to).getTime();
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

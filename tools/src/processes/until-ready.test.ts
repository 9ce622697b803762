import { expect, test } from 'vitest';
import { untilReady } from './until-ready.ts';

const minute = 60_000;

/** A program on a clock of its own: it writes a line at these times, and is ready or ends at those. */
const starting = ({ lines = [0], readyAt = Infinity, endsAt = Infinity }) => {
  let now = 0;
  return {
    program: {
      name: 'the API',
      waitsFor: 'http://127.0.0.1:4000/readyz',
      isReady: () => Promise.resolve(now >= readyAt),
      hasEnded: () => now >= endsAt,
      written: () => lines.filter((at) => at <= now).length,
    },
    time: {
      now: () => now,
      wait: (ms: number) => {
        now += ms;
        return Promise.resolve();
      },
    },
  };
};

test('a program that goes on writing is waited for, however long it takes', async () => {
  const everyFourMinutes = Array.from({ length: 10 }, (_, index) => index * 4 * minute);
  const { program, time } = starting({ lines: everyFourMinutes, readyAt: 39 * minute });
  await untilReady(program, { quietMs: 5 * minute, time });
  expect(time.now()).toBe(39 * minute);
});

test('a program that has written nothing for the limit is given up, with what was waited for and why', async () => {
  const { program, time } = starting({ lines: [0, 2 * minute] });
  await expect(untilReady(program, { quietMs: 5 * minute, time })).rejects.toThrow(
    'gave up waiting for http://127.0.0.1:4000/readyz after 420 s: the API has written nothing for 300 s',
  );
});

test('a program that ends first is not waited for', async () => {
  const { program, time } = starting({ endsAt: minute });
  await expect(untilReady(program, { quietMs: 5 * minute, time })).rejects.toThrow(
    'the API ended before http://127.0.0.1:4000/readyz answered',
  );
  expect(time.now()).toBe(minute);
});

test('who waits is told at even intervals, and not when it is quick', async () => {
  const told: number[] = [];
  const onWait = (seconds: number) => void told.push(seconds);
  const quick = starting({ readyAt: 10_000 });
  await untilReady(quick.program, { quietMs: minute, onWait, time: quick.time });
  expect(told).toEqual([]);
  const slow = starting({ readyAt: 50_000 });
  await untilReady(slow.program, { quietMs: minute, onWait, time: slow.time });
  expect(told).toEqual([15, 30, 45]);
});

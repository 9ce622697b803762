import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastingConnection } from './lasting-connection.ts';

const patienceMs = 10_000;
const hang = () => new Promise<never>(() => undefined);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A database whose connections are numbered, and what the browser calls when one is lost. */
const setUp = () => {
  const lost: (() => void)[] = [];
  const closed: number[] = [];
  const use = lastingConnection(async (onLost) => {
    const number = lost.push(onLost);
    return { number, close: () => void closed.push(number) };
  }, patienceMs);
  return { use, lost, closed, number: () => use(async ({ number }) => number) };
};

test('one connection serves all work, until the browser ends it or another tab needs it closed', async () => {
  const { number, lost, closed } = setUp();
  expect([await number(), await number()]).toEqual([1, 1]);
  lost[0]?.();
  expect(await number()).toBe(2);
  expect(closed).toEqual([1]);
});

test('work on a connection that the browser has closed is done again on a new one', async () => {
  const { use } = setUp();
  const work = vi.fn(async ({ number }: { number: number }) => {
    if (number === 1) throw new DOMException('closing', 'InvalidStateError');
    return number;
  });
  expect(await use(work)).toBe(2);
});

test('a database that hangs delays only its first work, until it answers again', async () => {
  const { use, number } = setUp();
  const first = expect(use(hang)).rejects.toThrow('10000 ms');
  await vi.advanceTimersByTimeAsync(patienceMs);
  await first;
  const second = expect(use(hang)).rejects.toThrow('500 ms');
  await vi.advanceTimersByTimeAsync(500);
  await second;
  expect(await number()).toBe(3);
  const later = expect(use(hang)).rejects.toThrow('10000 ms');
  await vi.advanceTimersByTimeAsync(patienceMs);
  await later;
});

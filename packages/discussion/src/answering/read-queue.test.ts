import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GATHER_MS, MOST_AT_ONCE, ReadQueue } from './read-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const queueWith = () => {
  const sent: string[][] = [];
  const queue = new ReadQueue((sections) =>
    sent.push(sections.map(({ sectionId, responseId }) => `${sectionId} ${responseId}`)),
  );
  return { queue, sent };
};

test('sections that come on screen together are sent together, each with the last answer that was read', () => {
  const { queue, sent } = queueWith();
  queue.add('a', '1');
  queue.add('b', '1');
  queue.add('a', '2');
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(GATHER_MS);
  expect(sent).toEqual([['a 2', 'b 1']]);
});

test('more than one call takes are sent in further calls, each of them once, and in order', () => {
  const { queue, sent } = queueWith();
  const all = Array.from({ length: 2 * MOST_AT_ONCE + 20 }, (_, index) => `s${index} r`);
  for (const one of all) queue.add(one.split(' ')[0] ?? '', 'r');
  vi.advanceTimersByTime(3 * GATHER_MS);
  expect(sent.map(({ length }) => length)).toEqual([MOST_AT_ONCE, MOST_AT_ONCE, 20]);
  expect(sent.flat()).toEqual(all);
});

test('a section read after a call was sent goes with the next one', () => {
  const { queue, sent } = queueWith();
  queue.add('a', '1');
  vi.advanceTimersByTime(GATHER_MS);
  queue.add('a', '2');
  vi.advanceTimersByTime(GATHER_MS);
  expect(sent).toEqual([['a 1'], ['a 2']]);
});

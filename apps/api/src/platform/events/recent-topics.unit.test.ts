import { expect, test } from 'vitest';
import { settableClock } from '../../../test/system/settable-clock.ts';
import { createRecentTopics } from './recent-topics.ts';

test('remembers a topic for the given time after it was last noted', () => {
  const clock = settableClock();
  const recent = createRecentTopics(clock, 1_000);
  recent.note('early');
  recent.note('again');
  clock.advance(600);
  recent.note('again');
  clock.advance(400);
  expect(['early', 'again', 'other'].map(recent.has)).toEqual([true, true, false]);
  clock.advance(1);
  expect(['early', 'again'].map(recent.has)).toEqual([false, true]);
  clock.advance(600);
  expect(recent.has('again')).toBe(false);
});

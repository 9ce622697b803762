import { expect, test } from 'vitest';
import { countNew } from './new-answers.ts';

const answer = (day: number) => ({ id: `a${day}`, createdAt: `2026-11-0${day}T08:00:00.000Z` });

test('answers that came after the newest one of the list are new', () => {
  expect(countNew([answer(4), answer(3), answer(2), answer(1)], [answer(2)])).toBe(2);
  expect(countNew([answer(1)], [])).toBe(1);
});

test('nothing is new while the list is loading', () => {
  expect(countNew([answer(2), answer(1)], undefined)).toBe(0);
});

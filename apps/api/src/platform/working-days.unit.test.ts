import { expect, test } from 'vitest';
import { addWorkingDays } from './working-days.ts';

test.each([
  ['2026-11-19T14:30', 1, '2026-11-20T14:30'],
  ['2026-11-20T14:30', 1, '2026-11-23T14:30'],
  ['2026-11-21T14:30', 1, '2026-11-24T00:00'],
  ['2026-11-22T23:59', 3, '2026-11-26T00:00'],
  ['2026-11-20T00:00', 3, '2026-11-25T00:00'],
])('from %s, %i working days later is %s', (from, days, to) => {
  const at = (text: string): Date => new Date(`${text}:00+08:00`);
  expect(addWorkingDays(at(from), days)).toEqual(at(to));
});

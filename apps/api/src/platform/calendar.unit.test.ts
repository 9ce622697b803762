import { describe, expect, test } from 'vitest';
import {
  addDays,
  ageOn,
  birthdayAfter,
  dayOf,
  daysBetween,
  endOfDay,
  firstOfMonth,
  formatDay,
  formatMonth,
  formatShortTime,
  formatTime,
  monthOf,
  parseDay,
  readDay,
  startOfDay,
  timeDigits,
  timeParts,
} from './calendar.ts';

const day = readDay;

describe('a day', () => {
  test('begins and ends at midnight in Shanghai', () => {
    expect(dayOf(new Date('2026-11-20T15:59:59.999Z'))).toBe('2026-11-20');
    expect(dayOf(new Date('2026-11-20T16:00:00.000Z'))).toBe('2026-11-21');
    expect(startOfDay(day('2026-11-21')).toISOString()).toBe('2026-11-20T16:00:00.000Z');
    expect(endOfDay(day('2026-11-21')).toISOString()).toBe('2026-11-21T15:59:59.999Z');
  });

  test.each([
    '2026-02-30',
    '2026-13-01',
    '2027-02-29',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '',
  ])('%s is none', (text) => {
    expect(parseDay(text)).toBeUndefined();
    expect(() => readDay(text)).toThrow(RangeError);
  });

  test.each([
    ['2026-12-30', 3, '2027-01-02'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    // Shanghai had summer time until 1991.
    ['1988-04-16', 2, '1988-04-18'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(day(from), days)).toBe(to);
    expect(daysBetween(day(from), day(to))).toBe(days);
  });

  test('of summer time begins at its own midnight', () => {
    expect(startOfDay(day('1988-07-01')).toISOString()).toBe('1988-06-30T15:00:00.000Z');
    expect(dayOf(new Date('1988-06-30T15:00:00.000Z'))).toBe('1988-07-01');
  });
});

test('months count from their first day', () => {
  expect(firstOfMonth(day('2026-03-31'))).toBe('2026-03-01');
  expect(firstOfMonth(day('2026-03-31'), -1)).toBe('2026-02-01');
  expect(firstOfMonth(day('2026-01-31'), -13)).toBe('2024-12-01');
  expect(monthOf(day('2026-03-31'))).toBe('2026-03');
});

test.each([
  ['2008-11-21', '2026-11-20T15:59:59Z', 17],
  ['2008-11-21', '2026-11-20T16:00:00Z', 18],
  ['2008-02-29', '2026-02-28T16:00:00Z', 18],
])('who was born on %s is at %s (Shanghai time) %i years old', (birthday, at, years) => {
  expect(ageOn(day(birthday), dayOf(new Date(at)))).toBe(years);
});

test('a birthday of 29 February is on 1 March in other years', () => {
  expect(birthdayAfter(day('2008-02-29'), 18)).toBe('2026-03-01');
  expect(birthdayAfter(day('2008-02-29'), 20)).toBe('2028-02-29');
});

test('days and times are written in Shanghai time', () => {
  const at = new Date('2026-11-20T16:05:09Z');
  expect(formatDay(day('2026-11-09'))).toBe('11月9日');
  expect(formatMonth(day('2026-03-09'))).toBe('3月');
  expect(formatTime(at)).toBe('2026-11-21 00:05:09');
  expect(formatShortTime(at)).toBe('11月21日 00:05');
  expect(timeDigits(at)).toBe('20261121000509');
  expect(timeParts(at)).toEqual([2026, 11, 21, 0, 5, 9]);
});

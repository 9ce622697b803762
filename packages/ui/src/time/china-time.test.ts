import { expect, test } from 'vitest';
import { calendarDay, calendarMonth, chinaTime, dayStart, isCalendarDay, yearsAfter } from './china-time.ts';
import { formatCalendarDay, formatMonth, formatWeekday } from './format-time.ts';

test('a day and a month change at midnight in Shanghai', () => {
  expect(calendarDay('2026-12-31T15:59:59.999Z')).toBe('2026-12-31');
  expect(calendarDay('2026-12-31T16:00:00.000Z')).toBe('2027-01-01');
  expect(calendarMonth('2026-12-31T16:00:00.000Z')).toBe('2027-01');
});

test('a calendar day starts at midnight in Shanghai', () => {
  expect(dayStart('2026-11-21').toISOString()).toBe('2026-11-20T16:00:00.000Z');
  expect(chinaTime(dayStart('2026-11-21').toDate()).hour()).toBe(0);
});

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
])('%s is a calendar day: %s', (text, exists) => {
  expect(isCalendarDay(text)).toBe(exists);
});

test('years after 29 February end on 1 March in a common year', () => {
  expect(yearsAfter('2010-05-06', 18)).toBe('2028-05-06');
  expect(yearsAfter('2008-02-29', 18)).toBe('2026-03-01');
  expect(yearsAfter('2008-02-29', 20)).toBe('2028-02-29');
});

test('days, months and weekdays are written in Chinese', () => {
  expect(formatCalendarDay('2026-11-01', new Date('2026-11-21T00:00:00Z'))).toBe('11月1日');
  expect(formatCalendarDay('2027-03-31', new Date('2026-11-21T00:00:00Z'))).toBe('2027年3月31日');
  expect(formatMonth('2026-09')).toBe('2026年9月');
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(formatWeekday)).toEqual(['周一', '周六', '周日']);
});

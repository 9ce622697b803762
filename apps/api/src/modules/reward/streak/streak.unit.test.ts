import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPay } from '../../../../test/reward/first-pay.ts';
import { addDays, readDay } from '../../../platform/calendar.ts';
import { checkedDay, type CheckinHistory, isMissed, latestMissed, streakOn, withDay } from './streak.ts';

const day = (text: string) => readDay(text);
const none: CheckinHistory = { days: [], first: undefined };
const checkedOn = (...days: string[]): CheckinHistory =>
  days.reduce((history, each) => withDay(history, day(each), firstPay), none);
const run = (first: string, length: number): string[] =>
  Array.from({ length }, (_, index) => addDays(day(first), index));
const paid = (history: CheckinHistory): number[] => history.days.map(({ coins }) => coins);

describe('streak', () => {
  it('pays 5, 5, 8, 8, 10, 10, 50 and starts again', () => {
    expect(paid(checkedOn(...run('2026-11-01', 15)))).toEqual([
      5, 5, 8, 8, 10, 10, 50, 5, 5, 8, 8, 10, 10, 50, 5,
    ]);
  });

  it.each([
    ['the end of a month', '2026-04-29'],
    ['the end of a year', '2026-12-30'],
    ['a leap day', '2028-02-27'],
    ['February of a common year', '2027-02-27'],
    ['the week where other zones change their clocks', '2026-10-24'],
  ])('continues over %s', (_, first) => {
    expect(streakOn(checkedOn(...run(first, 4)), addDays(day(first), 4))).toBe(5);
  });

  it('begins anew after a missed day', () => {
    const history = checkedOn('2026-11-01', '2026-11-02', '2026-11-04');
    expect(paid(history)).toEqual([5, 5, 5]);
    expect(streakOn(history, day('2026-11-05'))).toBe(2);
  });
});

describe('make-up', () => {
  it('pays the filled day by its place, keeps the pay of later days and recounts their streak', () => {
    const history = withDay(
      checkedOn('2026-11-01', '2026-11-02', '2026-11-04', '2026-11-05'),
      day('2026-11-03'),
      firstPay,
    );
    expect(paid(history)).toEqual([5, 5, 5, 5, 8]);
    expect(checkedDay(history, day('2026-11-05'))?.streak).toBe(5);
    expect(streakOn(history, day('2026-11-06'))).toBe(6);
  });

  it('reaches 7 days back and not 8', () => {
    const history = checkedOn('2026-11-01');
    expect(isMissed(history, day('2026-11-03'), day('2026-11-10'))).toBe(true);
    expect(isMissed(history, day('2026-11-02'), day('2026-11-10'))).toBe(false);
  });

  it('reaches over the end of a year', () => {
    const history = checkedOn('2026-12-30');
    expect(latestMissed(history, day('2027-01-02'))).toBe('2027-01-01');
    expect(isMissed(history, day('2026-12-31'), day('2027-01-02'))).toBe(true);
  });

  it('fills neither today, nor a day to come, nor one that is checked in, nor one before the first check-in', () => {
    const history = checkedOn('2026-11-05', '2026-11-07');
    const today = day('2026-11-08');
    for (const other of ['2026-11-08', '2026-11-09', '2026-11-07', '2026-11-05', '2026-11-04'])
      expect(isMissed(history, day(other), today)).toBe(false);
    expect(isMissed(history, day('2026-11-06'), today)).toBe(true);
    expect(latestMissed(none, today)).toBeUndefined();
  });

  it('gives the same streak in whatever order days are filled', () => {
    const week = run('2026-11-01', 8);
    fc.assert(
      fc.property(fc.shuffledSubarray(week.slice(1), { minLength: 0 }), (order) => {
        const history = checkedOn('2026-11-01', ...order);
        const expected = checkedOn('2026-11-01', ...order.toSorted());
        for (const each of week)
          expect(checkedDay(history, day(each))?.streak).toBe(checkedDay(expected, day(each))?.streak);
      }),
    );
  });
});

import { RankingPeriod } from '@yayan/contract';
import { describe, expect, it } from 'vitest';
import { readDay } from '../../../platform/calendar.ts';
import { missingTo, nextPlace } from './next-place.ts';
import { periodStart } from './period.ts';

describe('rule 13.1: periods begin with a month', () => {
  it.each([
    ['2026-11-21', '2026-11-01', '2026-10-01'],
    ['2026-01-01', '2026-01-01', '2026-01-01'],
    ['2024-02-29', '2024-02-01', '2024-01-01'],
    ['2026-12-31', '2026-12-01', '2026-10-01'],
  ])('%s', (day, month, quarter) => {
    expect(periodStart(RankingPeriod.Month, readDay(day))).toBe(month);
    expect(periodStart(RankingPeriod.Quarter, readDay(day))).toBe(quarter);
    expect(periodStart(RankingPeriod.All, readDay(day))).toBeNull();
  });
});

describe('rule 13.2: the next goal', () => {
  it.each([
    [54_321, 100],
    [101, 100],
    [100, 90],
    [21, 20],
    [20, 10],
    [11, 10],
    [10, 9],
    [2, 1],
    [1, null],
  ])('of place %i is %s', (place, goal) => {
    expect(nextPlace(place)).toBe(goal);
  });

  it('is told in score and in surveys like the own ones', () => {
    expect(missingTo({ score: 320, surveys: 4 }, 470)).toEqual({ score: 151, surveys: 2 });
    expect(missingTo({ score: 320, surveys: 4 }, 320)).toEqual({ score: 1, surveys: 1 });
  });
});

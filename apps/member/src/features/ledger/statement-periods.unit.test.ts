import { expect, test } from 'vitest';
import { statementPeriods } from './statement-periods.ts';

test('periods are whole calendar days in Shanghai, over the turn of a year', () => {
  const [month, last, year, all] = statementPeriods(new Date('2026-12-31T16:30:00.000Z'));
  expect(month).toMatchObject({ from: '2027-01-01', to: '2027-01-01' });
  expect(last).toMatchObject({ from: '2026-12-01', to: '2026-12-31' });
  expect(year).toMatchObject({ from: '2026-02-01', to: '2027-01-01' });
  expect(all).toEqual({ value: 'all', label: '全部' });
});

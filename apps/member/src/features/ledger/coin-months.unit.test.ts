import { type CoinRow, CoinRowState } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { coinMonths } from './coin-months.ts';

const row = (
  createdAt: string,
  amount: number,
  state: CoinRow['state'] = CoinRowState.Available,
): CoinRow => ({
  id: createdAt,
  amount,
  state,
  cause: { kind: 'checkin', id: '2026-11-21', title: '签到' },
  balanceAfter: 100,
  createdAt,
  expectedAt: null,
  reason: null,
});

const rows = [
  row('2026-11-21T08:30:00.000Z', 8),
  row('2026-11-20T08:30:00.000Z', -500),
  row('2026-11-19T08:30:00.000Z', 120, CoinRowState.Pending),
  row('2026-11-18T08:30:00.000Z', 60, CoinRowState.TakenBack),
  row('2026-10-31T16:30:00.000Z', 5),
  row('2026-10-31T15:30:00.000Z', 5),
];

test('months turn at midnight in Shanghai, and count what arrived and what went', () => {
  expect(coinMonths(rows, true).map(({ name, rows, sum }) => [name, rows.length, sum])).toEqual([
    ['2026年11月', 5, { in: 13, out: 500 }],
    ['2026年10月', 1, { in: 5, out: 0 }],
  ]);
});

test('a month that is not loaded to its end shows no sum', () => {
  expect(coinMonths(rows, false).map(({ sum }) => sum !== undefined)).toEqual([true, false]);
});

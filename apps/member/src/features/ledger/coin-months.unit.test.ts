import { type CoinMonth, type CoinRow, CoinRowState } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { coinMonths, monthsNeeded } from './coin-months.ts';

const row = (createdAt: string): CoinRow => ({
  id: createdAt,
  amount: 8,
  state: CoinRowState.Available,
  cause: { kind: 'checkin', id: '2026-11-21', title: '签到', link: '/home' },
  balanceAfter: 100,
  createdAt,
  expectedAt: null,
  reason: null,
  supportCode: '3F7A-29C1',
});

const rows = [
  row('2026-11-21T08:30:00.000Z'),
  row('2026-11-20T08:30:00.000Z'),
  row('2026-10-31T16:30:00.000Z'),
  row('2026-10-31T15:30:00.000Z'),
];
const month: CoinMonth = {
  month: '2026-11',
  in: 900,
  out: 500,
  pending: 60,
  sources: [{ kind: 'checkin', in: 300, out: 0, pending: 0 }],
};
const sums = [month];

test('months change at midnight in Shanghai, and sums cover the whole month, even if only some rows are loaded', () => {
  const months = coinMonths(rows, sums, { view: 'all', kind: undefined });
  expect(months.map(({ month, rows: inMonth, sum }) => [month, inMonth.length, sum?.in])).toEqual([
    ['2026-11', 3, 900],
    ['2026-10', 1, undefined],
  ]);
});

test('sums follow the chosen source, and are zero for one without rows', () => {
  const sumOf = (kind: 'checkin' | 'invite') => coinMonths(rows, sums, { view: 'all', kind })[0]?.sum;
  expect(sumOf('checkin')).toMatchObject({ in: 300, out: 0, pending: 0 });
  expect(sumOf('invite')).toEqual({ in: 0, out: 0, refunded: 0, pending: 0 });
});

test('coins returned by an order are shown apart, so that earnings equal those of the chart', () => {
  const refunds: CoinMonth[] = [
    { ...month, sources: [...month.sources, { kind: 'exchangeRefund', in: 600, out: 0, pending: 0 }] },
  ];
  const sumOf = (kind?: 'checkin' | 'exchangeRefund') =>
    coinMonths(rows, refunds, { view: 'all', kind })[0]?.sum;
  expect(sumOf()).toMatchObject({ in: 300, out: 500, refunded: 600 });
  expect(sumOf('exchangeRefund')).toMatchObject({ in: 0, refunded: 600 });
  expect(sumOf('checkin')).toMatchObject({ in: 300, refunded: 0 });
});

test('months are requested in whole years', () => {
  const now = '2026-11-21T00:00:00.000Z';
  expect(monthsNeeded(undefined, now)).toBe(12);
  expect(monthsNeeded('2025-12-01T00:00:00.000Z', now)).toBe(12);
  expect(monthsNeeded('2025-11-29T00:00:00.000Z', now)).toBe(24);
  expect(monthsNeeded('1999-01-01T00:00:00.000Z', now)).toBe(120);
});

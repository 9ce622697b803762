import { CoinCauseKind, type CoinMonth as MonthSums, type CoinRow } from '@yayan/api-client';
import { calendarMonth, dayStart } from '@yayan/ui';
import type { CoinChoice } from './ledger-view.ts';

/** The rows of one calendar month in Asia/Shanghai. */
export interface CoinMonth {
  /** `2026-11`. */
  month: string;
  rows: CoinRow[];
  /** The server's totals of the whole month, independent of the loaded rows; undefined until it has answered. */
  sum: { in: number; out: number; refunded: number; pending: number } | undefined;
}

const ofSource = (month: MonthSums, kind: CoinCauseKind) =>
  month.sources.find((source) => source.kind === kind) ?? { in: 0, out: 0, pending: 0 };

/** Refunds of orders are counted apart: they aren't earnings, here and in the chart. */
const sumOf = (month: MonthSums | undefined, { kind }: CoinChoice): CoinMonth['sum'] => {
  if (!month) return undefined;
  const sum = kind === undefined ? month : ofSource(month, kind);
  const refunds = CoinCauseKind.ExchangeRefund;
  const refunded = kind === undefined || kind === refunds ? ofSource(month, refunds).in : 0;
  return { in: sum.in - refunded, out: sum.out, refunded, pending: sum.pending };
};

/** Groups rows by month, newest first, each with the server's totals for the chosen source. */
export const coinMonths = (
  rows: readonly CoinRow[],
  sums: readonly MonthSums[],
  choice: CoinChoice,
): CoinMonth[] =>
  [...Map.groupBy(rows, ({ createdAt }) => calendarMonth(createdAt))].map(([month, inMonth]) => ({
    month,
    rows: inMonth,
    sum: sumOf(
      sums.find((each) => each.month === month),
      choice,
    ),
  }));

const firstOfMonth = (iso: string) => dayStart(`${calendarMonth(iso)}-01`);

/** How many months of totals to request so that they include the oldest row: whole years, at most ten. */
export const monthsNeeded = (oldest: string | undefined, now = new Date().toISOString()): number => {
  const back = oldest === undefined ? 1 : firstOfMonth(now).diff(firstOfMonth(oldest), 'month') + 1;
  return Math.min(120, Math.max(1, Math.ceil(back / 12)) * 12);
};

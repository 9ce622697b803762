import type { CoinMonth as MonthSums, CoinRow } from '@yayan/api-client';
import type { CoinChoice } from './ledger-view.ts';

/** The rows of one calendar month in Asia/Shanghai. */
export interface CoinMonth {
  /** `2026-11`. */
  month: string;
  rows: CoinRow[];
  /** Coins of the whole month by the server, loaded or not; absent until it has answered. */
  sum: { in: number; out: number; pending: number } | undefined;
}

const digits = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
});

/** The month of a moment in Asia/Shanghai: `2026-11`. */
export const monthOf = (iso: string): string => digits.format(new Date(iso)).slice(0, 7);

/** 「2026年11月」. */
export const monthName = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`;

const none = { in: 0, out: 0, pending: 0 };

const sumOf = (month: MonthSums | undefined, { kind }: CoinChoice): CoinMonth['sum'] =>
  month && (kind === undefined ? month : (month.sources.find((source) => source.kind === kind) ?? none));

/** Groups rows, newest first, by month, each with what the server says of the whole month for this choice of source. */
export const coinMonths = (
  rows: readonly CoinRow[],
  sums: readonly MonthSums[],
  choice: CoinChoice,
): CoinMonth[] =>
  [...Map.groupBy(rows, ({ createdAt }) => monthOf(createdAt))].map(([month, inMonth]) => ({
    month,
    rows: inMonth,
    sum: sumOf(
      sums.find((each) => each.month === month),
      choice,
    ),
  }));

const yearAndMonth = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** How many months the server is asked for so that the oldest row's is among them: whole years, at most ten. */
export const monthsNeeded = (oldest: string | undefined, now = new Date().toISOString()): number => {
  const back = oldest === undefined ? 1 : yearAndMonth(monthOf(now)) - yearAndMonth(monthOf(oldest)) + 1;
  return Math.min(120, Math.max(1, Math.ceil(back / 12)) * 12);
};

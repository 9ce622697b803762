import { type CoinRow, CoinRowState } from '@yayan/api-client';

/** The rows of one calendar month in Asia/Shanghai. */
export interface CoinMonth {
  /** 「2026年11月」. */
  name: string;
  rows: CoinRow[];
  /**
   * Coins that arrived and coins that went, both 0 or more; absent while rows of this month are still to be loaded, as
   * a sum of some of them would be wrong. What is still pending, or was taken back before it arrived, counts in neither.
   */
  sum: { in: number; out: number } | undefined;
}

const month = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', year: 'numeric', month: 'long' });

const sumOf = (rows: readonly CoinRow[]): { in: number; out: number } => {
  const moved = rows.filter(({ state }) => state === CoinRowState.Available);
  const add = (sign: 1 | -1) => moved.reduce((sum, { amount }) => sum + Math.max(0, amount * sign), 0);
  return { in: add(1), out: add(-1) };
};

/** Groups rows, newest first, by month. `isAll` says that no older rows are left to load. */
export const coinMonths = (rows: readonly CoinRow[], isAll: boolean): CoinMonth[] => {
  const groups = Map.groupBy(rows, ({ createdAt }) => month.format(new Date(createdAt)));
  return [...groups].map(([name, inMonth], index) => ({
    name,
    rows: inMonth,
    sum: isAll || index < groups.size - 1 ? sumOf(inMonth) : undefined,
  }));
};

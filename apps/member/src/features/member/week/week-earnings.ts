import { CoinCauseKind, type CoinRow, CoinRowState } from '@yayan/api-client';
import { calendarDay, formatWeekday, type MonthBar, type MonthSeries, type SeriesColor } from '@yayan/ui';
import { causeNames } from '../../../shell/coins/cause-names.ts';

const days = 7;
const dayMs = 86_400_000;

/** The same colours as in the ledger's chart. */
const colors: readonly (readonly [CoinCauseKind, SeriesColor])[] = [
  [CoinCauseKind.Participation, 'teal'],
  [CoinCauseKind.Invite, 'gold'],
  [CoinCauseKind.Checkin, 'blue'],
  [CoinCauseKind.Group, 'green'],
  [CoinCauseKind.Campaign, 'bronze'],
];
const rest = 'rest';
const seriesOf = (kind: CoinCauseKind): string => (colors.some(([own]) => own === kind) ? kind : rest);

/** The coins of a week, by day and source. */
export interface WeekEarnings {
  /** Coins that became available. */
  readonly earned: number;
  /** Coins of these days that wait. */
  readonly pending: number;
  /** Oldest day first; the last one is today. */
  readonly bars: readonly MonthBar[];
  readonly series: readonly MonthSeries[];
  /** What brought most, at most three. */
  readonly best: readonly CoinRow[];
}

/** What a member earned in the last seven days, and why. Refunds of orders don't count, nor what was taken back. */
export const weekEarnings = (rows: readonly CoinRow[], now = new Date()): WeekEarnings => {
  const dates = Array.from({ length: days }, (_, index) =>
    calendarDay(new Date(now.getTime() - (days - 1 - index) * dayMs)),
  );
  const since = dates[0] ?? '';
  const came = rows.filter(
    ({ amount, cause, state, createdAt }) =>
      amount > 0 &&
      cause.kind !== CoinCauseKind.ExchangeRefund &&
      state !== CoinRowState.TakenBack &&
      calendarDay(createdAt) >= since,
  );
  const ready = came.filter(({ state }) => state === CoinRowState.Available);
  const sum = (some: readonly CoinRow[]): number => some.reduce((total, { amount }) => total + amount, 0);
  const keys = new Set(ready.map(({ cause }) => seriesOf(cause.kind)));
  return {
    earned: sum(ready),
    pending: sum(came) - sum(ready),
    series: [
      ...colors.map(([key, color]) => ({ key, name: causeNames[key], color })),
      { key: rest, name: '其他', color: 'rest' as const },
    ].filter(({ key }) => keys.has(key)),
    bars: dates.map((date, index) => ({
      label: index === days - 1 ? '今天' : formatWeekday(date),
      name: date,
      values: Object.fromEntries(
        [...keys].map((key) => [
          key,
          sum(
            ready.filter(
              ({ cause, createdAt }) => calendarDay(createdAt) === date && seriesOf(cause.kind) === key,
            ),
          ),
        ]),
      ),
    })),
    best: ready.toSorted((one, other) => other.amount - one.amount).slice(0, 3),
  };
};

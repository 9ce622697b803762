import { CoinCauseKind, type CoinMonth } from '@yayan/api-client';
import { formatMonth, type MonthBar, type MonthSeries } from '@yayan/ui';
import { coinCauses } from './coin-causes.ts';

/** How many months the chart shows. */
const shown = 6;
/** How many sources have their own colour; the rest is 其他. */
const named = 5;
const rest = 'rest';

const earned = (month: CoinMonth, kind: CoinCauseKind): number =>
  month.sources.find((source) => source.kind === kind)?.in ?? 0;

/**
 * The coins earned by month and source, oldest month first. Refunds of orders don't count as earnings. Empty when nothing was
 * earned.
 */
export const earningBars = (sums: readonly CoinMonth[]): { series: MonthSeries[]; months: MonthBar[] } => {
  const months = sums.slice(0, shown).toReversed();
  const kinds = Object.values(CoinCauseKind)
    .filter((kind) => kind !== CoinCauseKind.ExchangeRefund)
    .map((kind) => ({ kind, all: months.reduce((sum, month) => sum + earned(month, kind), 0) }))
    .filter(({ all }) => all > 0)
    .toSorted((one, other) => other.all - one.all)
    .map(({ kind }) => kind);
  const [own, others] = [kinds.slice(0, named), kinds.slice(named)];
  return {
    series: [
      ...own.map((kind) => ({ key: kind, name: coinCauses[kind].name })),
      ...(others.length > 0 ? [{ key: rest, name: '其他' }] : []),
    ],
    months: months.map((month) => ({
      label: `${Number(month.month.slice(5))}月`,
      name: formatMonth(month.month),
      values: {
        ...Object.fromEntries(own.map((kind) => [kind, earned(month, kind)])),
        [rest]: others.reduce((sum, kind) => sum + earned(month, kind), 0),
      },
    })),
  };
};

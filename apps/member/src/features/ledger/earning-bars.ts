import { CoinCauseKind, type CoinMonth } from '@yayan/api-client';
import { formatMonth, type MonthBar, type MonthSeries, type SeriesColor } from '@yayan/ui';
import { coinCauses } from './coin-causes.ts';

/** How many months the chart shows. */
const shown = 6;

/** Sources with a colour of their own, in the order of the stack. All others are 其他. */
const colors: readonly (readonly [CoinCauseKind, SeriesColor])[] = [
  [CoinCauseKind.Participation, 'teal'],
  [CoinCauseKind.Invite, 'gold'],
  [CoinCauseKind.Checkin, 'blue'],
  [CoinCauseKind.Group, 'green'],
  [CoinCauseKind.Campaign, 'bronze'],
];
const rest = 'rest';

/** Refunds of orders don't count as earnings. */
const others = Object.values(CoinCauseKind).filter(
  (kind) => kind !== CoinCauseKind.ExchangeRefund && !colors.some(([own]) => own === kind),
);

const earned = (month: CoinMonth, kinds: readonly CoinCauseKind[]): number =>
  kinds.reduce((sum, kind) => sum + (month.sources.find((source) => source.kind === kind)?.in ?? 0), 0);

const all = [...colors.map(([kind]) => kind), ...others];

/** The months from the first one with earnings on, at least two. Empty months before it say nothing. */
const withoutEmptyStart = (months: readonly CoinMonth[]): readonly CoinMonth[] => {
  const first = months.findIndex((month) => earned(month, all) > 0);
  return first < 1 ? months : months.slice(Math.min(first, months.length - 2));
};

/**
 * The coins earned by month and source, oldest month first. Each source always has the same colour and position. Empty when
 * nothing was earned.
 */
export const earningBars = (sums: readonly CoinMonth[]): { series: MonthSeries[]; months: MonthBar[] } => {
  const months = withoutEmptyStart(sums.slice(0, shown).toReversed());
  const isEarned = (kinds: readonly CoinCauseKind[]): boolean =>
    months.some((month) => earned(month, kinds) > 0);
  const own = colors.filter(([kind]) => isEarned([kind]));
  return {
    series: [
      ...own.map(([key, color]) => ({ key, name: coinCauses[key].name, color })),
      ...(isEarned(others) ? [{ key: rest, name: '其他', color: 'rest' as const }] : []),
    ],
    months: months.map((month) => ({
      label: `${Number(month.month.slice(5))}月`,
      name: formatMonth(month.month),
      values: {
        ...Object.fromEntries(own.map(([kind]) => [kind, earned(month, [kind])])),
        [rest]: earned(month, others),
      },
    })),
  };
};

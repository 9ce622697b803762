/** The colours of the bars, none of which looks like an error. `rest` is grey, for series without a colour of their own. */
export type SeriesColor = 'teal' | 'gold' | 'blue' | 'bronze' | 'green' | 'rest';

/** One series of the stacked bars. Its colour is fixed, so that it doesn't depend on the other series. */
export interface MonthSeries {
  key: string;
  name: string;
  color: SeriesColor;
}

/** One bar. */
export interface MonthBar {
  /** 「11月」. */
  label: string;
  /** 「2026年11月」, for the table. */
  name: string;
  /** By the key of a series; at least 0. */
  values: Readonly<Record<string, number>>;
}

/** The sum of a month's series. */
export const totalOf = ({ values }: MonthBar, series: readonly MonthSeries[]): number =>
  series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0);

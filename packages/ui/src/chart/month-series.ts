/** The colours of the bars, none of which reads as an error. `rest` is grey, for what has no colour of its own. */
export type SeriesColor = 'teal' | 'gold' | 'blue' | 'bronze' | 'green' | 'rest';

/** One series of the stacked bars. Its colour is its own, so that it stays the same whatever else is shown. */
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
  /** By the key of a series; 0 or more. */
  values: Readonly<Record<string, number>>;
}

/** The sum of a month's series. */
export const totalOf = ({ values }: MonthBar, series: readonly MonthSeries[]): number =>
  series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0);

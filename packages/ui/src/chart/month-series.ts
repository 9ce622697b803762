/** One series of the stacked bars; at most six, each with one colour. */
export interface MonthSeries {
  key: string;
  name: string;
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

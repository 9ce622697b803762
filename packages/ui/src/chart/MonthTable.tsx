import { VisuallyHidden } from '../mantine/layout/visually-hidden.ts';
import { formatCount } from '../coins/format-coins.ts';
import { type MonthBar, type MonthSeries, totalOf } from './month-series.ts';

interface MonthTableProps {
  caption: string;
  series: readonly MonthSeries[];
  months: readonly MonthBar[];
}

/** The figures of the bars, for screen readers. */
export function MonthTable({ caption, series, months }: MonthTableProps) {
  return (
    <VisuallyHidden component="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">月份</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">合计</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.name}>
              <th scope="row">{month.name}</th>
              {series.map(({ key }) => (
                <td key={key}>{formatCount(month.values[key] ?? 0)}</td>
              ))}
              <td>{formatCount(totalOf(month, series))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

import type { CSSProperties } from 'react';
import { formatCount } from '../coins/format-coins.ts';
import classes from './MonthBars.module.css';
import { type MonthBar, type MonthSeries, totalOf } from './month-series.ts';
import { MonthTable } from './MonthTable.tsx';

interface MonthBarsProps {
  /** What is shown: 「近 6 个月入账（金币）」. */
  caption: string;
  series: readonly MonthSeries[];
  /** Oldest first. */
  months: readonly MonthBar[];
  /** Half as high, for a panel beside a page. */
  low?: boolean;
}

/** Stacked bars by month, drawn with CSS. Screen readers get the same figures as a table. */
export function MonthBars({ caption, series, months, low = false }: MonthBarsProps) {
  const most = Math.max(1, ...months.map((month) => totalOf(month, series)));
  return (
    <figure className={classes['root']} data-low={low}>
      <figcaption className={classes['caption']}>{caption}</figcaption>
      <ol className={classes['bars']} aria-hidden="true">
        {months.map((month) => {
          const total = totalOf(month, series);
          return (
            <li key={month.name} className={classes['month']}>
              <span className={classes['column']}>
                <span className={classes['total']}>{total === 0 ? '' : formatCount(total)}</span>
                <span
                  className={classes['bar']}
                  data-empty={total === 0}
                  style={{ '--share': total / most } as CSSProperties}
                >
                  {series.map(({ key, color }) =>
                    (month.values[key] ?? 0) > 0 ? (
                      <span key={key} data-series={color} style={{ flexGrow: month.values[key] }} />
                    ) : null,
                  )}
                </span>
              </span>
              <span className={classes['label']}>{month.label}</span>
            </li>
          );
        })}
      </ol>
      <ul className={classes['legend']} aria-hidden="true">
        {series.map(({ key, name, color }) => (
          <li key={key}>
            <span data-series={color} />
            {name}
          </li>
        ))}
      </ul>
      <MonthTable caption={caption} series={series} months={months} />
    </figure>
  );
}

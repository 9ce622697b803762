import { formatCount, VisuallyHidden } from '@yayan/ui';
import type { CSSProperties } from 'react';
import classes from './HourBars.module.css';

interface HourBarsProps {
  caption: string;
  /** The hours of today that have begun. */
  hours: readonly number[];
  /** All hours of the same weekday before. */
  hoursBefore: readonly number[];
}

const DAY = Array.from({ length: 24 }, (_, hour) => hour);

/** The hours of two days: a bar for today with a line for the day before. Screen readers get a table. */
export function HourBars({ caption, hours, hoursBefore }: HourBarsProps) {
  const most = Math.max(1, ...hours, ...hoursBefore);
  return (
    <>
      <div className={classes['root']} aria-hidden="true">
        {DAY.map((hour) => {
          const [now, before] = [hours[hour] ?? 0, hoursBefore[hour] ?? 0];
          const shares = { '--share': now / most, '--before': before / most } as CSSProperties;
          return (
            <span
              key={hour}
              className={classes['hour']}
              style={shares}
              data-before={before > 0}
              title={`${hour} 点：今天 ${formatCount(now)}，上周 ${formatCount(before)}`}
            />
          );
        })}
      </div>
      <VisuallyHidden component="div">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">几点</th>
              <th scope="col">今天</th>
              <th scope="col">上周同一天</th>
            </tr>
          </thead>
          <tbody>
            {DAY.map((hour) => (
              <tr key={hour}>
                <th scope="row">{hour} 点</th>
                <td>{hour < hours.length ? formatCount(hours[hour] ?? 0) : '–'}</td>
                <td>{formatCount(hoursBefore[hour] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}

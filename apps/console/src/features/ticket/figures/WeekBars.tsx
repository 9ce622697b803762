import type { TicketFigures } from '@yayan/console-client';
import type { CSSProperties } from 'react';
import classes from './TicketFigures.module.css';
import { type ShownFigure, weekName } from './ticket-figure-texts.ts';

/** A figure of all weeks as bars, the oldest first. The table of weeks below says the same to everybody. */
export function WeekBars({ figure, weeks }: { figure: ShownFigure; weeks: TicketFigures['weeks'] }) {
  const values = weeks.map(({ all }) => figure.valueOf(all) ?? 0).toReversed();
  const most = Math.max(1, ...values);
  const oldestFirst = weeks.toReversed();
  return (
    <div className={classes['bars']} aria-hidden="true">
      {oldestFirst.map((week, index) => (
        <span
          key={week.from}
          className={classes['bar']}
          data-running={week.isRunning}
          style={{ '--share': (values[index] ?? 0) / most } as CSSProperties}
          title={`${weekName(week)}：${figure.format(figure.valueOf(week.all))}`}
        />
      ))}
    </div>
  );
}

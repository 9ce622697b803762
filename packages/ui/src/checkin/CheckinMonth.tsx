import { Stamp } from '../reward/Stamp.tsx';
import { dayStart } from '../time/china-time.ts';
import classes from './CheckinMonth.module.css';

interface CheckinMonthProps {
  year: number;
  /** 1–12. */
  month: number;
  /** Days of the month that are signed. */
  signed: ReadonlySet<number>;
  /** Today's day of the month, if it is in this month. */
  today?: number | undefined;
}

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

/** A month of check-ins, weeks from Monday. It is a table, so that screen readers say the weekday. */
export function CheckinMonth({ year, month, signed, today }: CheckinMonthProps) {
  const first = dayStart(`${year}-${String(month).padStart(2, '0')}-01`);
  const length = first.daysInMonth();
  const lead = (first.day() + 6) % 7;
  const weeks = Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    weekdays.map((_day, column) => week * 7 + column - lead + 1),
  );
  const inMonth = (day: number) => day >= 1 && day <= length;
  return (
    <table className={classes['root']}>
      <caption className={classes['caption']}>
        {year} 年 {month} 月，已签 {signed.size} 天
      </caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" abbr={`周${day}`}>
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-today={day === today}
                aria-label={signed.has(day) ? `${day} 日，已签到` : undefined}
              >
                {inMonth(day) ? signed.has(day) ? <Stamp text="签" size={36} /> : day : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

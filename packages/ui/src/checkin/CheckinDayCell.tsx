import classes from './CheckinStrip.module.css';
import { Stamp } from '../reward/Stamp.tsx';

/** One day of the strip. */
export interface CheckinDay {
  /** 「周一」. */
  label: string;
  state: 'signed' | 'missed' | 'today' | 'future';
  /** Coins the day pays. */
  reward: number;
  /** A day with a larger reward. */
  milestone?: boolean | undefined;
  /** Signed just now: the stamp is animated. */
  fresh?: boolean | undefined;
}

const spoken: Record<CheckinDay['state'], string> = {
  signed: '已签到',
  missed: '未签到',
  today: '今天，可签到',
  future: '未到',
};

export function CheckinDayCell({ day }: { day: CheckinDay }) {
  return (
    <li
      className={classes['day']}
      data-state={day.state}
      data-milestone={day.milestone ?? false}
      aria-label={`${day.label}，${spoken[day.state]}，${day.reward} 金币`}
    >
      <span className={classes['cell']} aria-hidden="true">
        {day.state === 'signed' ? (
          <Stamp text="已签" size={52} fresh={day.fresh} />
        ) : day.state === 'missed' ? (
          '–'
        ) : (
          `+${day.reward}`
        )}
      </span>
      <span className={classes['label']} aria-hidden="true">
        {day.state === 'today' ? '今天' : day.label}
      </span>
    </li>
  );
}

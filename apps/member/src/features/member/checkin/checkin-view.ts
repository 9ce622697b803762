import { type Checkin, CheckinDayState } from '@yayan/api-client';
import { type CheckinDay, formatWeekday } from '@yayan/ui';

const states = {
  [CheckinDayState.Done]: 'signed',
  [CheckinDayState.Today]: 'today',
  [CheckinDayState.Missed]: 'missed',
  [CheckinDayState.Coming]: 'future',
} as const;

/** The data of the check-in strip. */
interface CheckinView {
  days: CheckinDay[];
  /** Days in a row up to now. */
  streak: number;
  /** The member had never checked in before today. */
  isFirst: boolean;
  /** The next reward. */
  hint: string;
}

const hintOf = ({ checked, streakDay, strip }: Checkin): string => {
  const last = strip.at(-1)?.coins ?? 0;
  const left = strip.length - streakDay + 1;
  if (checked) return `明天再来，+${strip[streakDay % strip.length]?.coins ?? 0}`;
  return left === 1 ? `今天签到得 ${last} 金币` : `再签 ${left} 天，得 ${last} 金币`;
};

/** Turns the server's answer into the strip's data; `fresh` is the day signed just now, whose stamp is animated. */
export const checkinView = (checkin: Checkin, fresh: string | undefined): CheckinView => {
  const most = Math.max(...checkin.strip.map(({ coins }) => coins));
  return {
    days: checkin.strip.map(({ date, state, coins }) => ({
      label: formatWeekday(date),
      state: states[state],
      reward: coins,
      milestone: coins === most,
      fresh: date === fresh,
    })),
    streak: checkin.checked ? checkin.streakDay : checkin.streakDay - 1,
    isFirst: checkin.isFirst,
    hint: hintOf(checkin),
  };
};

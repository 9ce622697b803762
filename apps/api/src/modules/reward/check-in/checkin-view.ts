import { CheckinDayState, type DataOf } from '@yayan/contract';
import { addDays, type Day, dayOf, monthOf } from '../../../platform/calendar.ts';
import type { ComputedCheckin } from './checkin.ts';
import {
  checkedDay,
  type CheckinHistory,
  latestMissed,
  type StreakPay,
  streakOn,
  streakPlace,
  STRIP_DAYS,
} from '../streak/streak.ts';

/** A member's check-in state, as the strip and the month show it. */
export function checkinView(
  history: CheckinHistory,
  today: Day,
  { makeUpCards, payOf }: { makeUpCards: number; payOf: StreakPay },
): DataOf<'getCheckin'> {
  const monthDates = daysOfMonth(history, today);
  return {
    date: today,
    checked: checkedDay(history, today) !== undefined,
    isFirst: history.first === undefined || history.first === today,
    streakDay: streakPlace(streakOn(history, today)),
    strip: strip(history, today, payOf),
    monthCount: monthDates.length,
    monthDates,
    makeUp: { cards: makeUpCards, day: latestMissed(history, today) ?? null },
  };
}

/** The receipt of a check-in. `balance` is the available coins afterwards. */
export function checkinReceipt(
  {
    day,
    coins,
    history,
    at,
    tomorrowCoins,
  }: Pick<ComputedCheckin, 'day' | 'coins' | 'history' | 'at' | 'tomorrowCoins'>,
  balance: number,
): DataOf<'checkIn'> {
  const today = dayOf(at);
  const streak = streakOn(history, today);
  return {
    date: day,
    madeUp: day !== today,
    coins,
    streakDay: streakPlace(streak),
    monthCount: daysOfMonth(history, today).length,
    tomorrowCoins,
    balance,
  };
}

function strip(history: CheckinHistory, today: Day, payOf: StreakPay): DataOf<'getCheckin'>['strip'] {
  const streak = streakOn(history, today);
  const place = streakPlace(streak);
  return Array.from({ length: STRIP_DAYS }, (_, index) => {
    const date = addDays(today, index + 1 - place);
    const checked = checkedDay(history, date);
    return {
      day: index + 1,
      date,
      coins: checked?.coins ?? payOf(index + 1, date),
      state: stateOf(date, today, checked !== undefined),
    };
  });
}

function stateOf(date: Day, today: Day, checked: boolean): CheckinDayState {
  if (checked) return CheckinDayState.Done;
  if (date === today) return CheckinDayState.Today;
  return date < today ? CheckinDayState.Missed : CheckinDayState.Coming;
}

function daysOfMonth({ days }: CheckinHistory, today: Day): string[] {
  return days
    .map(({ day }) => day)
    .filter((day) => monthOf(day) === monthOf(today))
    .toSorted();
}

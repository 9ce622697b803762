import { CheckinDayState, type DataOf } from '@yayan/contract';
import { addDays, type Day, dayOf, monthOf } from '../../../platform/calendar.ts';
import type { ComputedCheckin } from './checkin.ts';
import {
  checkedDay,
  type CheckinHistory,
  latestMissed,
  STREAK_PAY,
  streakOn,
  streakPay,
  streakPlace,
} from '../streak/streak.ts';

/** A member's check-in state, as the strip and the month show it. */
export function checkinView(history: CheckinHistory, today: Day, makeUpCards: number): DataOf<'getCheckin'> {
  const monthDates = daysOfMonth(history, today);
  return {
    date: today,
    checked: checkedDay(history, today) !== undefined,
    isFirst: history.first === undefined || history.first === today,
    streakDay: streakPlace(streakOn(history, today)),
    strip: strip(history, today),
    monthCount: monthDates.length,
    monthDates,
    makeUp: { cards: makeUpCards, day: latestMissed(history, today) ?? null },
  };
}

/** The receipt of a check-in. `balance` is the available coins afterwards. */
export function checkinReceipt(
  { day, coins, history, at }: Pick<ComputedCheckin, 'day' | 'coins' | 'history' | 'at'>,
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
    tomorrowCoins: streakPay(streak + 1),
    balance,
  };
}

function strip(history: CheckinHistory, today: Day): DataOf<'getCheckin'>['strip'] {
  const streak = streakOn(history, today);
  const place = streakPlace(streak);
  return STREAK_PAY.map((pay, index) => {
    const date = addDays(today, index + 1 - place);
    const checked = checkedDay(history, date);
    return {
      day: index + 1,
      date,
      coins: checked?.coins ?? pay,
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

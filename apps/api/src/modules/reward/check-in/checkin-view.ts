import { CheckinDayState, type DataOf } from '@yayan/contract';
import { calendarDay } from '../../../platform/calendar.ts';
import type { CheckinDue } from './checkin.ts';
import {
  checkedDay,
  type CheckinHistory,
  latestMissed,
  STREAK_PAY,
  streakOn,
  streakPay,
  streakPlace,
} from './streak.ts';

/** Where a member stands with checking in, as the strip and the month show it. */
export function checkinView(
  history: CheckinHistory,
  today: Temporal.PlainDate,
  makeUpCards: number,
): DataOf<'getCheckin'> {
  const monthDates = daysOfMonth(history, today);
  return {
    date: today.toString(),
    checked: checkedDay(history, today) !== undefined,
    isFirst: history.first === undefined || history.first.equals(today),
    streakDay: streakPlace(streakOn(history, today)),
    strip: strip(history, today),
    monthCount: monthDates.length,
    monthDates,
    makeUp: { cards: makeUpCards, day: latestMissed(history, today)?.toString() ?? null },
  };
}

/** What a check-in did, as its receipt shows it; `balance` is the available coins afterwards. */
export function checkinReceipt(
  { day, coins, history, at }: Pick<CheckinDue, 'day' | 'coins' | 'history' | 'at'>,
  balance: number,
): DataOf<'checkIn'> {
  const today = calendarDay(at);
  const streak = streakOn(history, today);
  return {
    date: day.toString(),
    madeUp: !day.equals(today),
    coins,
    streakDay: streakPlace(streak),
    monthCount: daysOfMonth(history, today).length,
    tomorrowCoins: streakPay(streak + 1),
    balance,
  };
}

function strip(history: CheckinHistory, today: Temporal.PlainDate): DataOf<'getCheckin'>['strip'] {
  const streak = streakOn(history, today);
  const place = streakPlace(streak);
  return STREAK_PAY.map((pay, index) => {
    const date = today.add({ days: index + 1 - place });
    const checked = checkedDay(history, date);
    return {
      day: index + 1,
      date: date.toString(),
      coins: checked?.coins ?? pay,
      state: stateOf(date, today, checked !== undefined),
    };
  });
}

function stateOf(date: Temporal.PlainDate, today: Temporal.PlainDate, checked: boolean): CheckinDayState {
  if (checked) return CheckinDayState.Done;
  const order = Temporal.PlainDate.compare(date, today);
  if (order === 0) return CheckinDayState.Today;
  return order < 0 ? CheckinDayState.Missed : CheckinDayState.Coming;
}

function daysOfMonth({ days }: CheckinHistory, today: Temporal.PlainDate): string[] {
  return days
    .filter(({ day }) => day.year === today.year && day.month === today.month)
    .map(({ day }) => day.toString())
    .toSorted();
}

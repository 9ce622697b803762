import { addDays, type Day, daysBetween } from '../../../platform/calendar.ts';
/** How many days in a row fill the strip; then its coins start again (rule 4.8). */
export const STRIP_DAYS = 7;

/** Coins of a day that is the last of this many days in a row. */
export type StreakPay = (streak: number, day: Day) => number;

/** How many days a make-up card may go back (rule 4.9). */
export const MAKE_UP_DAYS = 7;

/** A day that was checked in. */
export interface CheckedDay {
  day: Day;
  /** Number of days in a row that end with this one. */
  streak: number;
  /** Coins it paid. */
  coins: number;
}

/** A member's check-ins: every day from `MAKE_UP_DAYS + 1` days ago on, and the first one ever. */
export interface CheckinHistory {
  days: readonly CheckedDay[];
  first: Day | undefined;
}

/** The last day's place in the strip of seven (1 to 7), for this many days in a row. */
export function streakPlace(streak: number): number {
  return ((streak - 1) % STRIP_DAYS) + 1;
}

/** The check-in of `day`, if there is one. */
export function checkedDay(history: CheckinHistory, day: Day): CheckedDay | undefined {
  return history.days.find((checked) => checked.day === day);
}

/** How many days in a row end with `day`. `day` itself counts, even if it isn't checked in yet. */
export function streakOn(history: CheckinHistory, day: Day): number {
  const before = checkedDay(history, addDays(day, -1));
  return checkedDay(history, day)?.streak ?? (before?.streak ?? 0) + 1;
}

/**
 * Whether a make-up card can fill `day`: not checked in, 1–7 days ago, and after the member's first check-in, because
 * the days before that don't count as missed.
 */
export function isMissed(history: CheckinHistory, day: Day, today: Day): boolean {
  const daysAgo = daysBetween(day, today);
  const { first } = history;
  if (first === undefined || daysAgo < 1 || daysAgo > MAKE_UP_DAYS) return false;
  return first < day && checkedDay(history, day) === undefined;
}

/** The latest day that a make-up card can fill, or undefined if no day was missed. */
export function latestMissed(history: CheckinHistory, today: Day): Day | undefined {
  return Array.from({ length: MAKE_UP_DAYS }, (_, index) => addDays(today, -(index + 1))).find((day) =>
    isMissed(history, day, today),
  );
}

/** The history with `day` checked in and paid by its place. The streaks of the days right after it are recalculated. */
export function withDay(history: CheckinHistory, day: Day, payOf: StreakPay): CheckinHistory {
  const streak = streakOn(history, day);
  const days = [...history.days, { day, streak, coins: payOf(streak, day) }];
  for (let next = addDays(day, 1), count = streak + 1; ; next = addDays(next, 1), count += 1) {
    const index = days.findIndex((checked) => checked.day === next);
    const checked = days[index];
    if (checked === undefined) break;
    days[index] = { ...checked, streak: count };
  }
  return { days, first: history.first ?? day };
}

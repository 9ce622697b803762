import { addDays, type Day, dayOf, startOfDay } from './calendar.ts';

const FRIDAY = 5;

/** Monday is 1, Sunday is 7. */
const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Whether a day is from Monday to Friday. Public holidays are not known here. */
export const isWorkingDay = (day: Day): boolean => weekday(day) <= FRIDAY;

/**
 * The moment this many working days later, at the same time of day. A start on a weekend counts as the beginning of
 * Monday. Public holidays are not known here.
 */
export function addWorkingDays(moment: Date, days: number): Date {
  let day = dayOf(moment);
  const isWeekend = !isWorkingDay(day);
  const time = isWeekend ? 0 : moment.getTime() - startOfDay(day).getTime();
  while (!isWorkingDay(day)) day = addDays(day, 1);
  for (let left = days; left > 0; left -= 1) {
    do day = addDays(day, 1);
    while (!isWorkingDay(day));
  }
  return new Date(startOfDay(day).getTime() + time);
}

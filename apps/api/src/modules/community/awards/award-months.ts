import { type Day, dayOf, firstOfMonth, monthOf, readDay } from '../../../platform/calendar.ts';

/** Months that can still be confirmed after they are over (rule 13.9). */
const CONFIRMED_MONTHS = 3;

/** The first day of a month like 2026-10. */
export const firstDayOf = (month: string): Day => readDay(`${month}-01`);

/** Whether a month is over. */
export const isOver = (month: string, now: Date): boolean => month < monthOf(dayOf(now));

/** Whether a month is further back than the last three. */
export const isTooOld = (month: string, now: Date): boolean =>
  month < monthOf(firstOfMonth(dayOf(now), -CONFIRMED_MONTHS));

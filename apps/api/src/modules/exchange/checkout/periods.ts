import { dayOf, firstOfMonth, startOfDay } from '../../../platform/calendar.ts';
/** The start of the day and of the month of a moment, in Shanghai. Limits count from there. */
export function periodStarts(moment: Date): { day: Date; month: Date } {
  const today = dayOf(moment);
  return { day: startOfDay(today), month: startOfDay(firstOfMonth(today)) };
}

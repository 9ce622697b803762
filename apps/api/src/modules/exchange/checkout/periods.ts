import { dayOf, firstOfMonth, startOfDay } from '../../../platform/calendar.ts';
/** When the calendar day and the calendar month of a moment began in Shanghai, which limits are counted from. */
export function periodStarts(moment: Date): { day: Date; month: Date } {
  const today = dayOf(moment);
  return { day: startOfDay(today), month: startOfDay(firstOfMonth(today)) };
}

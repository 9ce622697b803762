import { dayOf, firstOfMonth, startOfDay } from '../../../platform/calendar.ts';
/** When the calendar day and month of a moment began in Shanghai: limits count from there. */
export function periodStarts(moment: Date): { day: Date; month: Date } {
  const today = dayOf(moment);
  return { day: startOfDay(today), month: startOfDay(firstOfMonth(today)) };
}

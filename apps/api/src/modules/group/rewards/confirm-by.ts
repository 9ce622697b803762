import { addDays, dayOf, endOfDay } from '../../../platform/calendar.ts';
import { PAID_WITHIN_DAYS } from '../life/reward-plan.ts';

const FRIDAY = 5;

/** Monday is 1, Sunday is 7. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/**
 * When the clock confirms a pay-out that nobody confirmed: at the end of the second working day after it was reckoned
 * (rule 6.30). Public holidays are not known here: the clock may be early by them, never late.
 */
export function confirmBy(reckonedAt: Date): Date {
  let day = dayOf(reckonedAt);
  for (let left = PAID_WITHIN_DAYS; left > 0;) {
    day = addDays(day, 1);
    if (weekday(day) <= FRIDAY) left -= 1;
  }
  return endOfDay(day);
}

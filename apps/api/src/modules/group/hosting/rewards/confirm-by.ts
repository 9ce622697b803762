import { addDays, dayOf, endOfDay } from '../../../../platform/calendar.ts';
import { isWorkingDay } from '../../../../platform/working-days.ts';
import { PAID_WITHIN_DAYS } from '../../people/group/reward-plan.ts';

/**
 * When the clock confirms a pay-out that nobody has confirmed: at the end of the second working day after the tally
 * (rule 6.30). Public holidays aren't known here, so it may be early, never late.
 */
export function confirmBy(talliedAt: Date): Date {
  let day = dayOf(talliedAt);
  for (let left = PAID_WITHIN_DAYS; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return endOfDay(day);
}

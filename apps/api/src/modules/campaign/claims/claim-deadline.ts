import { addDays, dayOf, endOfDay } from '../../../platform/calendar.ts';
import type { Pause } from '../../feedback/api.ts';

/** Days that a winner has after a pause of their exchange (rule 12.7). */
const DAYS_AFTER_PAUSE = 3;

/** Until when a prize can be claimed: a pause of exchange that takes the time for it moves the deadline. */
export const claimDeadline = (claimBy: Date, pauses: readonly Pause[]): Date => {
  let deadline = claimBy;
  for (const { from, until } of pauses) {
    const after = endOfDay(addDays(dayOf(until), DAYS_AFTER_PAUSE));
    if (from <= deadline && after > deadline) deadline = after;
  }
  return deadline;
};

import { addDays, dayOf, endOfDay } from '../../../platform/calendar.ts';
import type { Pause } from '../../feedback/api.ts';

/** Days that a winner has after a pause of their exchange (rule 12.7). */
const DAYS_AFTER_PAUSE = 3;

/**
 * The end of the time to claim a prize. A pause of exchange moves it to three days after the pause, if that is later.
 */
export const claimDeadline = (claimBy: Date, pauses: readonly Pause[]): Date => {
  let deadline = claimBy;
  for (const { from, until } of pauses) {
    const after = endOfDay(addDays(dayOf(until), DAYS_AFTER_PAUSE));
    if (from <= deadline && after > deadline) deadline = after;
  }
  return deadline;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CalendarDay } from './calendarDay.ts';

/**
 * What a make-up card could mend.
 */
export interface CheckinMakeUp {
  /**
     * Make-up cards that can be used.
     * @minimum 0
     */
  cards: number;
  /** The latest missed day within 7 days, or null when none was missed. */
  day: CalendarDay | null;
}

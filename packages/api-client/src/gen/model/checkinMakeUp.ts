/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CalendarDay } from './calendarDay.ts';

/**
 * The missed day that a make-up card could fill.
 */
export interface CheckinMakeUp {
  /**
     * Number of make-up cards the member can use.
     * @minimum 0
     */
  cards: number;
  /** The latest missed day within 7 days, or null when none was missed. */
  day: CalendarDay | null;
}

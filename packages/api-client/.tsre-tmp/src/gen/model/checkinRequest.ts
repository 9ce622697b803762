/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CalendarDay } from './calendarDay.ts';

/**
 * An empty object checks in today.
 */
export interface CheckinRequest {
  /** The missed day to fill with a make-up card instead. */
  makeUp?: CalendarDay;
}

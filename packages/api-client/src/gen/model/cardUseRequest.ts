/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CalendarDay } from './calendarDay.ts';
import type { Id } from './id.ts';

export interface CardUseRequest {
  cardId: Id;
  /** The missed day for a make-up card; default is the latest one. */
  day?: CalendarDay;
}

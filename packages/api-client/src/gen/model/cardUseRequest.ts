/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CalendarDay } from './calendarDay.ts';
import type { Id } from './id.ts';

export interface CardUseRequest {
  cardId: Id;
  /** For a make-up card the missed day; the latest one unless told. */
  day?: CalendarDay;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CalendarDay } from './calendarDay.ts';
import type { CheckinDay } from './checkinDay.ts';
import type { CheckinMakeUp } from './checkinMakeUp.ts';

export interface Checkin {
  date: CalendarDay;
  /** Whether today is checked in. */
  checked: boolean;
  /** Whether the member had never checked in before today. */
  isFirst: boolean;
  /**
     * Today's position in the streak, whether checked in or not.
     * @minimum 1
     * @maximum 7
     */
  streakDay: number;
  /**
     * @minItems 7
     * @maxItems 7
     */
  strip: CheckinDay[];
  /**
     * Days checked in this calendar month.
     * @minimum 0
     * @maximum 31
     */
  monthCount: number;
  /**
     * Those days, for the month's calendar.
     * @maxItems 31
     */
  monthDates: CalendarDay[];
  makeUp: CheckinMakeUp;
}

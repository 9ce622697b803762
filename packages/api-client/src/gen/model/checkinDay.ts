/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CalendarDay } from './calendarDay.ts';
import type { CheckinDayState } from './checkinDayState.ts';
import type { Coins } from './coins.ts';

/**
 * One stamp of the seven-day strip.
 */
export interface CheckinDay {
  /**
     * Position in the streak.
     * @minimum 1
     * @maximum 7
     */
  day: number;
  date: CalendarDay;
  coins: Coins;
  state: CheckinDayState;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CalendarDay } from './calendarDay.ts';
import type { Coins } from './coins.ts';

export interface CheckinReceipt {
  date: CalendarDay;
  /** Whether a make-up card filled a missed day. */
  madeUp: boolean;
  coins: Coins;
  /**
     * Today's place in the streak after this.
     * @minimum 1
     * @maximum 7
     */
  streakDay: number;
  /**
     * Days checked in this calendar month.
     * @minimum 0
     * @maximum 31
     */
  monthCount: number;
  /**
     * Coins for tomorrow's check-in.
     * @minimum 0
     */
  tomorrowCoins: number;
  balance: Coins;
}

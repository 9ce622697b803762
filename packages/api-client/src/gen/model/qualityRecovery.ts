/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CalendarDay } from './calendarDay.ts';

export interface QualityRecovery {
  day: CalendarDay;
  /**
     * Points that will be restored.
     * @minimum 1
     */
  points: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { DayFigureName } from './dayFigureName.ts';

export interface DayFigure {
  name: DayFigureName;
  /** Since midnight. Of open work what waits now, at most 10,000; of owed coins what members have now. */
  value: number;
  /**
     * The same weekday before, until the same time; null if it was not counted then.
     * @nullable
     */
  valueBefore: number | null;
  /**
     * Each hour that has begun. Of open work and owed coins, as it was at its end; of active members and text messages, since midnight.
     * @maxItems 24
     */
  hours: number[];
  /**
     * The 24 hours of the same weekday before.
     * @maxItems 24
     */
  hoursBefore: number[];
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { DayFigureName } from './dayFigureName.ts';

export interface DayFigure {
  name: DayFigureName;
  /** Since midnight; of open work, what waits now, at most 10,000. */
  value: number;
  /** The same weekday before, until the same time. */
  valueBefore: number;
  /**
     * Each hour that has begun; of open work, what waited at its end.
     * @maxItems 24
     */
  hours: number[];
  /**
     * The 24 hours of the same weekday before.
     * @maxItems 24
     */
  hoursBefore: number[];
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { DayFigure } from './dayFigure.ts';

export interface DayFigures {
  /** Today in China. */
  day: string;
  /** The same weekday before. */
  before: string;
  /**
     * Until when the job counted; null before its first run.
     * @nullable
     */
  countedUntil: string | null;
  /** @maxItems 20 */
  figures: DayFigure[];
}

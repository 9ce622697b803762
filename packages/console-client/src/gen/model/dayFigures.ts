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
  /** How many coins are worth one yuan. */
  coinsPerYuan: number;
  /** The budget of text messages of a day. */
  textMessagesADay: number;
  /** @maxItems 20 */
  figures: DayFigure[];
}

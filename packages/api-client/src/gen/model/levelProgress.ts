/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CreditLevel } from './creditLevel.ts';

/**
 * The way to the next level.
 */
export interface LevelProgress {
  level: CreditLevel;
  /**
     * Credit still missing.
     * @minimum 1
     */
  missing: number;
  /**
     * Progress from the current level in percent.
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /**
     * @maxItems 10
     * @items.maxLength 100
     */
  unlocks: string[];
}

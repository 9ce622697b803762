/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CreditLevel } from './creditLevel.ts';

/**
 * What a level asks and gives.
 */
export interface LevelRule {
  level: CreditLevel;
  /**
     * Lowest credit of the level.
     * @minimum 0
     */
  fromCredit: number;
  /** @minimum 0 */
  exchangesPerDay: number;
  /** @minimum 0 */
  exchangesPerMonth: number;
  /**
     * Coins that may be exchanged a month.
     * @minimum 0
     */
  coinsPerMonth: number;
  /**
     * Fee on cash exchanges in percent.
     * @minimum 0
     * @maximum 100
     */
  feePercent: number;
}

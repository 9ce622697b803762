/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A paid survey without any sign of careless answers raises the score by 1, at most twice a day.
 */
export interface QualityRise {
  /**
     * Points that today can still add.
     * @minimum 0
     * @maximum 2
     */
  leftToday: number;
  /**
     * The next mark: 40, 60, 80, 90 or 100.
     * @minimum 1
     * @maximum 100
     */
  target: number;
  /**
     * Careful surveys to reach it.
     * @minimum 1
     * @maximum 100
     */
  surveys: number;
  /**
     * The fewest days that takes.
     * @minimum 1
     * @maximum 50
     */
  days: number;
}

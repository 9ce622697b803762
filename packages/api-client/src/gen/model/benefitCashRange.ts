/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Smallest and largest amount of one cash order, in coins.
 */
export interface BenefitCashRange {
  /** @minimum 1 */
  min: number;
  /** @minimum 1 */
  max: number;
  /** @minimum 1 */
  step: number;
}

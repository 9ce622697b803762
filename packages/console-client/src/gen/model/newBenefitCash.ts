/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The amounts that one cash order may have, in coins; null for all else.
 * @nullable
 */
export type NewBenefitCash = {
  /**
     * @minimum 1
     * @maximum 10000000
     */
  min: number;
  /**
     * @minimum 1
     * @maximum 10000000
     */
  max: number;
  /**
     * @minimum 1
     * @maximum 10000000
     */
  step: number;
} | null;

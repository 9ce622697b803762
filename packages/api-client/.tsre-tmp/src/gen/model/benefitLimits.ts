/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * How much one member may take; null is no limit.
 */
export interface BenefitLimits {
  /**
     * @minimum 1
     * @maximum 10
     */
  perOrder: number;
  /**
     * @minimum 1
     * @nullable
     */
  perDay: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  perMonth: number | null;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * How many one member may order; null is unlimited.
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

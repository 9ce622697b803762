/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface OperatorBenefitLimits {
  /**
     * @minimum 1
     * @maximum 10
     */
  perOrder: number;
  /**
     * @minimum 1
     * @maximum 1000
     * @nullable
     */
  perDay: number | null;
  /**
     * @minimum 1
     * @maximum 1000
     * @nullable
     */
  perMonth: number | null;
}

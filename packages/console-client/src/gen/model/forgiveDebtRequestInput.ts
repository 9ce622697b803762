/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ForgiveDebtRequestInput = {
  /**
     * @minimum 1
     * @maximum 10000000
     */
  coins: number;
};

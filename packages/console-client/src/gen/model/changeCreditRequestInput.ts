/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ChangeCreditRequestInput = {
  /**
     * Negative takes credit.
     * @minimum -10000
     * @maximum 10000
     */
  points: number;
};

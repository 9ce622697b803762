/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CorrectCoinsRequestInput = {
  /**
     * Negative takes coins.
     * @minimum -1000000
     * @maximum 1000000
     */
  coins: number;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SetTaskRewardRequestInput = {
  /**
     * @minimum 0
     * @maximum 100000
     */
  coins: number;
};

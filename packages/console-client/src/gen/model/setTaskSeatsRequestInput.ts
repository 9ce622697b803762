/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SetTaskSeatsRequestInput = {
  /**
     * null without a limit.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  seats: number | null;
};

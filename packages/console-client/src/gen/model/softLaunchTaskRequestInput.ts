/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SoftLaunchTaskRequestInput = {
  /**
     * How many people get a seat before the task pauses; null without a soft launch.
     * @minimum 1
     * @maximum 10000000
     * @nullable
     */
  softSeats: number | null;
};

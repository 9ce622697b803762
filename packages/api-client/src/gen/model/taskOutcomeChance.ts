/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * How many of the last people, at most 100, were taken; null with fewer than 20.
 */
export type TaskOutcomeChance = {
  /**
     * @minimum 20
     * @maximum 100
     */
  screened: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  taken: number;
} | null;

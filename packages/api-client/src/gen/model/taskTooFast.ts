/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Data of TIME_NOT_REACHED.
 */
export interface TaskTooFast {
  /**
     * What counts so far; a video goes on from here.
     * @minimum 0
     */
  seconds: number;
  /** @minimum 0 */
  secondsNeeded: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Data of TIME_NOT_REACHED.
 */
export interface TaskTooFast {
  /**
     * Seconds counted so far. A video continues from here.
     * @minimum 0
     */
  seconds: number;
  /** @minimum 0 */
  secondsNeeded: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Data of CODE_WRONG.
 */
export interface CodeTriesLeft {
  /**
     * Remaining tries for this code.
     * @minimum 0
     */
  triesLeft: number;
}

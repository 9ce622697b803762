/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Data of CODE_WRONG.
 */
export interface CodeTriesLeft {
  /**
     * How often this code may still be tried.
     * @minimum 0
     */
  triesLeft: number;
}

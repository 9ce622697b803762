/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ResponseRestored {
  /**
     * Restored now.
     * @minimum 0
     */
  restored: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ResponseRestored {
  /**
     * Number of answers restored by this call.
     * @minimum 0
     */
  restored: number;
}

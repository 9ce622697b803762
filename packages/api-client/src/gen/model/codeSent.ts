/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface CodeSent {
  /**
     * Seconds until another code can be requested.
     * @minimum 0
     */
  resendAfterSeconds: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface CodeSent {
  /**
     * From when on another code may be asked for.
     * @minimum 0
     */
  resendAfterSeconds: number;
}

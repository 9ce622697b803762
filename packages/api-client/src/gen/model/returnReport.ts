/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ReturnReport {
  /**
     * The query of the address, without the question mark and not decoded.
     * @minLength 1
     * @maxLength 4000
     */
  query: string;
}

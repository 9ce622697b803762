/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ReturnReport {
  /**
     * The address's query without its question mark, not decoded.
     * @minLength 1
     * @maxLength 4000
     */
  query: string;
}

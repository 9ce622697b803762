/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface TakeOutRequest {
  /**
     * A reason takes the person out; null puts them back.
     * @maxLength 200
     * @nullable
     */
  reason: string | null;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface TakeOutRequest {
  /**
     * Null puts the person back.
     * @maxLength 200
     * @nullable
     */
  reason: string | null;
}

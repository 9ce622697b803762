/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ShowAnswersRequest {
  /**
     * @minLength 2
     * @maxLength 200
     */
  reason: string;
}

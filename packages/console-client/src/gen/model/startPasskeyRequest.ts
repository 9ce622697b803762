/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface StartPasskeyRequest {
  /**
     * Of the authenticator, or a recovery code.
     * @minLength 6
     * @maxLength 20
     */
  code: string;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface OperatorSignIn {
  /**
     * @minLength 1
     * @maxLength 32
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 64
     */
  password: string;
  /**
     * Of the authenticator, or a recovery code.
     * @minLength 6
     * @maxLength 20
     */
  code: string;
}

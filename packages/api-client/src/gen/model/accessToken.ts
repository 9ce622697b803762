/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Send it as `z-token: Bearer <token>`. Valid for 30 minutes.
 * @minLength 16
 * @maxLength 2048
 */
export type AccessToken = string;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Sent as `z-token`, `Bearer <token>`. Good for 30 minutes.
 * @minLength 16
 * @maxLength 2048
 */
export type AccessToken = string;

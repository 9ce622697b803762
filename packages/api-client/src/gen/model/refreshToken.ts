/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Good for 14 days and once; every refresh answers the next one.
 * @minLength 16
 * @maxLength 2048
 */
export type RefreshToken = string;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Valid for 14 days and for one use. Every refresh returns the next one.
 * @minLength 16
 * @maxLength 2048
 */
export type RefreshToken = string;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @minLength 1
 * @maxLength 512
 */
export type SnsCode = string;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @minLength 1
 * @maxLength 30
 */
export type PasskeyName = string;

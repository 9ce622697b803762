/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @minLength 1
 * @maxLength 200
 */
export type PassedValue = string;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @maxLength 200
 */
export type ActReason = string;

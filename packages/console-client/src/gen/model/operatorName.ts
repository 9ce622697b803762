/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @minLength 2
 * @maxLength 32
 * @pattern ^[a-z][a-z0-9.-]{1,31}$
 */
export type OperatorName = string;

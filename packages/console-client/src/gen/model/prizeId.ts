/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @maxLength 32
 * @pattern ^[a-z0-9][a-z0-9-]{0,31}$
 */
export type PrizeId = string;

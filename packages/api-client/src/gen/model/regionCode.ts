/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @pattern ^[1-9][0-9]{5}$
 */
export type RegionCode = string;

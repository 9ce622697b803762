/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Number of items per page.
 */
export type LimitParameter = number;

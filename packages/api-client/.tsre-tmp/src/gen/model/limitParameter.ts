/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Items a page.
 */
export type LimitParameter = number;

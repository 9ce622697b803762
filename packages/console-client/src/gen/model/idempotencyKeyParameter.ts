/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * One key for one intention. The same key with the same body gives the same answer, with another body 409.
 */
export type IdempotencyKeyParameter = string;

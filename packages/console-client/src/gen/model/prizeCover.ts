/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Address of the picture of the benefit that delivers the prize; null for coins, and for benefits without one.
 * @nullable
 */
export type PrizeCover = string | null;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Address of the picture; null until one is chosen.
 * @nullable
 */
export type Avatar = string | null;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @nullable
 */
export type ContentMoment = string | null;

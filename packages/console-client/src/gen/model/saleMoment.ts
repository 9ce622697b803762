/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Null without one.
 * @nullable
 */
export type SaleMoment = string | null;

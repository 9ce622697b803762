/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Success without data.
 * @nullable
 */
export type Done = null;

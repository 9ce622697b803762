/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Success that carries nothing.
 * @nullable
 */
export type Done = null;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A short hash that identifies a thing in addresses.
 * @pattern ^[0-9A-Za-z]{8,24}$
 */
export type PublicId = string;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @pattern ^[a-z][A-Za-z0-9]{1,31}$
 */
export type PropertyKey = string;

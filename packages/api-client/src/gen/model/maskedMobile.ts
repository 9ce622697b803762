/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @pattern ^1[3-9][0-9]\*{4}[0-9]{4}$
 */
export type MaskedMobile = string;

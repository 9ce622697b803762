/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @maxLength 64
 * @pattern ^[0-9a-f]{64}$
 */
export type Sha256 = string;

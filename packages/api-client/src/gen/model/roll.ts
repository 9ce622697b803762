/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The first 52 bits of the HMAC as a number; divided by 2^52 it is u in [0, 1).
 * @minimum 0
 * @maximum 4503599627370495
 */
export type Roll = number;

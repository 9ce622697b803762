/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
export type AwardMonth = string;

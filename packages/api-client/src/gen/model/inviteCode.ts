/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @pattern ^[0-9A-Za-z]{1,16}$
 */
export type InviteCode = string;

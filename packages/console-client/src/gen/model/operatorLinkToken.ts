/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @pattern ^[A-Za-z0-9_-]{43}$
 */
export type OperatorLinkToken = string;

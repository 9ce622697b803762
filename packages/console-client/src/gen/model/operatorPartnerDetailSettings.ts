/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * As in the file of docs/partners.md, without the keys.
 */
export type OperatorPartnerDetailSettings = { [key: string]: unknown };

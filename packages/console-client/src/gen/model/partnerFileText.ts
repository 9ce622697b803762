/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * JSON as in docs/partners.md. Without `secrets` the stored keys stay, and a new partner gets one.
 * @minLength 1
 * @maxLength 40000
 */
export type PartnerFileText = string;

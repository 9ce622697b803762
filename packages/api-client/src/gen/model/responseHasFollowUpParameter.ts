/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Only answers with a follow-up, or only those without.
 */
export type ResponseHasFollowUpParameter = boolean;

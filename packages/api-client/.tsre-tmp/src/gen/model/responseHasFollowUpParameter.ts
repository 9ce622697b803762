/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Only with, or only without, a follow-up.
 */
export type ResponseHasFollowUpParameter = boolean;

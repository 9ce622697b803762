/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Only those the caller starred, or only the others.
 */
export type ResponseStarredParameter = boolean;

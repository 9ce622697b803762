/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Only answers the caller starred, or only the others.
 */
export type ResponseStarredParameter = boolean;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The deleted answers instead of those that stand.
 */
export type ResponseDeletedOnlyParameter = boolean;

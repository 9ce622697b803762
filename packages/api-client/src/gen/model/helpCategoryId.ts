/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @minimum 1
 * @maximum 2147483647
 */
export type HelpCategoryId = number;

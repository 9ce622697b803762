/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Markdown of the checked subset.
 * @minLength 1
 * @maxLength 20000
 */
export type ContentBody = string;

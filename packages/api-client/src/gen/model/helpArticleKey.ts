/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @maxLength 9
 * @pattern ^[1-9][0-9]{0,8}$
 */
export type HelpArticleKey = string;

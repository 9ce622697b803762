/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The member's own words in their draw; letters, digits, common punctuation and Chinese characters.
 * @maxLength 64
 * @pattern ^[ -~\u4e00-\u9fff]{1,64}$
 */
export type ClientSeed = string;

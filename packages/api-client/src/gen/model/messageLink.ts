/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * `link` of a message.
 * @maxLength 500
 * @pattern ^(/|https://)
 */
export type MessageLink = string;

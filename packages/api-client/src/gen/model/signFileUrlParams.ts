/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SignFileUrlParams = {
/**
 * Address of the file as an answer gave it.
 * @minLength 1
 * @maxLength 1024
 */
url: string;
};

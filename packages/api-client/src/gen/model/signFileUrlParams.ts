/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SignFileUrlParams = {
/**
 * The address of the file, as another call answered it.
 * @minLength 1
 * @maxLength 1024
 */
url: string;
};

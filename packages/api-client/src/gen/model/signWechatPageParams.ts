/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SignWechatPageParams = {
/**
 * The address of the page, as the browser shows it; a fragment is ignored.
 * @minLength 8
 * @maxLength 2000
 */
url: string;
};

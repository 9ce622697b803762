/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SearchSiteParams = {
/**
 * Words to look for.
 * @minLength 1
 * @maxLength 40
 */
text: string;
};

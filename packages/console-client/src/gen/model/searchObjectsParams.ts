/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SearchObjectsParams = {
/**
 * What is typed.
 * @minLength 1
 * @maxLength 60
 * @pattern \S
 */
text: string;
};

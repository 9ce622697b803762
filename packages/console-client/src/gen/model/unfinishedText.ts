/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * JSON of a draft whose fields may be empty, with its `kind`.
 * @minLength 2
 * @maxLength 80000
 */
export type UnfinishedText = string;

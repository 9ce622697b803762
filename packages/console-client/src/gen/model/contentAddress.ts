/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @maxLength 300
 * @pattern ^(/(?![/\\])|https://)\S*$
 */
export type ContentAddress = string;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A path on the member site or an https address of an allowed host; null when nothing opens.
 * @nullable
 * @pattern ^(/|https://)
 */
export type ContentLink = string | null;

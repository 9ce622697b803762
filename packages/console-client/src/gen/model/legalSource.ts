/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A list of what to read first, then sections with a heading each.
 * @minLength 1
 * @maxLength 20000
 */
export type LegalSource = string;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Key of a shared attribute, or `tag` for the tags that hosts gave.
 * @maxLength 40
 * @pattern ^[A-Za-z][A-Za-z0-9_]*$
 */
export type CoverageKey = string;

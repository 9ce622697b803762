/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * By respondents with these attributes, each as `key:value`; the parameter repeated for each. Values of one key widen,
 * keys narrow.
 */
export type ResponseAttributesParameter = string[];

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Answers by respondents with these attributes, each as `key:value`. Repeat the parameter for each. A respondent needs one value of each key.
 */
export type ResponseAttributesParameter = string[];

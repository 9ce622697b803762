/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @maxLength 40
 * @pattern ^[a-z0-9][a-z0-9-]{0,39}$
 */
export type QuestionSheetName = string;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * One choice, row or cell of an answer.
 * @maxLength 5000
 * @maxItems 200
 * @items.maxLength 5000
 */
export type SurveyAnswerPart = string | number | boolean | (string | number | boolean)[] | {[key: string]: string | number | boolean};

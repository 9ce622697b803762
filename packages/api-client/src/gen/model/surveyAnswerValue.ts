/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The innermost value.
 */
export type SurveyAnswerValue = string | number | boolean;

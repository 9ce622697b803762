/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyAnswerPart } from './surveyAnswerPart.ts';

/**
 * What SurveyJS keeps for a question: a text, a number, a yes or no, a list (several choices, a ranking, rows of a
 * dynamic panel) or a map (matrix rows, several texts).
 * @maxLength 5000
 * @maxItems 200
 */
export type SurveyAnswer = string | number | boolean | SurveyAnswerPart[] | {[key: string]: SurveyAnswerPart};

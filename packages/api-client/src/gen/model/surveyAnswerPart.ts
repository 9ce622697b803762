/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyAnswerCell } from './surveyAnswerCell.ts';
import type { SurveyAnswerValue } from './surveyAnswerValue.ts';

/**
 * One choice, row or cell of an answer.
 */
export type SurveyAnswerPart = SurveyAnswerValue | SurveyAnswerValue[] | {[key: string]: SurveyAnswerCell};

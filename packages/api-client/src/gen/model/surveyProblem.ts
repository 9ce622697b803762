/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyProblemCode } from './surveyProblemCode.ts';

/**
 * The problem with one question.
 */
export interface SurveyProblem {
  /**
     * Its name.
     * @maxLength 100
     */
  question: string;
  code: SurveyProblemCode;
  /**
     * Chinese text to show at the question.
     * @maxLength 200
     */
  message: string;
}

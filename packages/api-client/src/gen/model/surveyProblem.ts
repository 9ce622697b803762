/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyProblemCode } from './surveyProblemCode.ts';

/**
 * What is wrong with one question.
 */
export interface SurveyProblem {
  /**
     * Its name.
     * @maxLength 100
     */
  question: string;
  code: SurveyProblemCode;
  /**
     * In Chinese, to stand at the question.
     * @maxLength 200
     */
  message: string;
}

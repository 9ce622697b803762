/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyAnswer } from './surveyAnswer.ts';

/**
 * Answers by question name.
 */
export interface SurveyAnswers {[key: string]: SurveyAnswer}

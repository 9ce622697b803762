/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyAnswer } from './surveyAnswer.ts';

/**
 * Answers by question name; the text beside a choice under `-Comment` behind it, a declined answer under `-Declined`.
 */
export interface SurveyAnswers {[key: string]: SurveyAnswer}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyAnswers } from './surveyAnswers.ts';
import type { SurveyRevision } from './surveyRevision.ts';

/**
 * One section's answers; what was answered there before is replaced.
 */
export interface AttributeSurveyRequest {
  /**
     * Name of the section.
     * @minLength 1
     * @maxLength 50
     */
  part: string;
  answers: SurveyAnswers;
  revision: SurveyRevision;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyAnswers } from './surveyAnswers.ts';
import type { SurveyRevision } from './surveyRevision.ts';

/**
 * The answers of one page; what was answered there before is replaced.
 */
export interface SurveyPageAnswers {
  /**
     * The current page or one already passed.
     * @minLength 1
     * @maxLength 100
     */
  page: string;
  answers: SurveyAnswers;
  revision: SurveyRevision;
  /**
     * Milliseconds since the respondent confirmed the page, where it is sent later. `submitSurvey` ignores it.
     * @minimum 0
     * @maximum 86400000
     */
  ageMs?: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyAnswers } from './surveyAnswers.ts';
import type { SurveyRevision } from './surveyRevision.ts';

/**
 * Data of the refusals ANSWER_OUTDATED and PAGE_OUT_OF_ORDER; the real state of the participation.
 */
export interface SurveyCurrentAnswers {
  /** @maxLength 100 */
  page: string;
  revision: SurveyRevision;
  answers: SurveyAnswers;
}

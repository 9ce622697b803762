/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyAnswers } from './surveyAnswers.ts';
import type { SurveyClearedAnswers } from './surveyClearedAnswers.ts';
import type { SurveyDraftRevision } from './surveyDraftRevision.ts';

/**
 * Answers whose page is not confirmed yet. Show them over `answers`.
 */
export interface SurveyDrafts {
  /**
     * The pages that have drafts, in the questionnaire's order.
     * @maxItems 200
     * @items.maxLength 100
     */
  pages: string[];
  answers: SurveyAnswers;
  cleared: SurveyClearedAnswers;
  revision: SurveyDraftRevision;
}

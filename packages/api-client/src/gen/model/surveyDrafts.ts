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
  /**
     * Names of the answers that came from the member's profile, with their consent at this task, and that nobody has
     * changed. Say so at the question; they count when the page is confirmed, like every other.
     * @maxItems 500
     * @items.maxLength 100
     */
  prefilled: string[];
  revision: SurveyDraftRevision;
}

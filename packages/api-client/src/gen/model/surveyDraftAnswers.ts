/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyAnswers } from './surveyAnswers.ts';
import type { SurveyClearedAnswers } from './surveyClearedAnswers.ts';
import type { SurveyDraftRevision } from './surveyDraftRevision.ts';
import type { SurveyPause } from './surveyPause.ts';
import type { SurveyRevision } from './surveyRevision.ts';

/**
 * The answers of one page that changed. Answers that are not named stay.
 */
export interface SurveyDraftAnswers {
  /**
     * The current page or one already passed.
     * @minLength 1
     * @maxLength 100
     */
  page: string;
  answers: SurveyAnswers;
  cleared: SurveyClearedAnswers;
  revision: SurveyRevision;
  draftRevision: SurveyDraftRevision;
  pause?: SurveyPause;
}

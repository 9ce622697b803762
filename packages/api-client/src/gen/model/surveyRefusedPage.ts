/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyProblem } from './surveyProblem.ts';
import type { SurveyRevision } from './surveyRevision.ts';

/**
 * Data of the refusals ANSWER_INVALID and ANSWER_FORGED; nothing was saved.
 */
export interface SurveyRefusedPage {
  /** @maxItems 500 */
  problems: SurveyProblem[];
  /**
     * The page the first problem is on.
     * @maxLength 100
     */
  page: string;
  revision: SurveyRevision;
}

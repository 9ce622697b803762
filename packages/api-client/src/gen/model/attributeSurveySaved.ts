/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AttributePart } from './attributePart.ts';
import type { AttributeReward } from './attributeReward.ts';
import type { Id } from './id.ts';
import type { SurveyRevision } from './surveyRevision.ts';

export interface AttributeSurveySaved {
  /** @maxItems 20 */
  parts: AttributePart[];
  /**
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  finished: boolean;
  revision: SurveyRevision;
  /** What this save paid, because it finished the questionnaire the first time; null otherwise. */
  earned: AttributeReward | null;
  /** What the page of the welcome task's result is opened with; null unless this save ended it. */
  resultId: Id | null;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyDraftRevision } from './surveyDraftRevision.ts';
import type { SurveyNewerAnswer } from './surveyNewerAnswer.ts';
import type { SurveyPausedBy } from './surveyPausedBy.ts';

/**
 * Stored, except for the answers in `newer`.
 */
export interface SurveyDraftStored {
  outcome: 'stored';
  draftRevision: SurveyDraftRevision;
  /** @maxItems 2000 */
  newer: SurveyNewerAnswer[];
  pausedBy: SurveyPausedBy | null;
}

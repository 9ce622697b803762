/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyDraftStored } from './surveyDraftStored.ts';
import type { SurveyEnded } from './surveyEnded.ts';

export type SurveyDraftOutcome = SurveyDraftStored | SurveyEnded;

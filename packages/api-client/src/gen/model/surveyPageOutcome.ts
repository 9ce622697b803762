/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyEnded } from './surveyEnded.ts';
import type { SurveyNextPage } from './surveyNextPage.ts';

export type SurveyPageOutcome = SurveyNextPage | SurveyEnded;

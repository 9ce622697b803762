/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SurveyResult } from './surveyResult.ts';

export type GetSurveyResult200 = Envelope & {
  data: SurveyResult;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SurveyPageOutcome } from './surveyPageOutcome.ts';

export type SaveKeyPage200 = Envelope & {
  data: SurveyPageOutcome;
};

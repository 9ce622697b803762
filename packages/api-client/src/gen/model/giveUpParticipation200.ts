/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SurveyOutcome } from './surveyOutcome.ts';

export type GiveUpParticipation200 = Envelope & {
  data: SurveyOutcome;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SurveyDraftOutcome } from './surveyDraftOutcome.ts';

export type SaveDraftAnswers200 = Envelope & {
  data: SurveyDraftOutcome;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SurveyEntry } from './surveyEntry.ts';

export type TakeStartTicket200 = Envelope & {
  data: SurveyEntry;
};

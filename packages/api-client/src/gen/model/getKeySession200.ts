/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SurveySession } from './surveySession.ts';

export type GetKeySession200 = Envelope & {
  data: SurveySession;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyKey } from './surveyKey.ts';

export interface TakeTicketRequest {
  ticket: SurveyKey;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyKey } from './surveyKey.ts';
import type { Time } from './time.ts';

export interface StartTicket {
  ticket: SurveyKey;
  expiresAt: Time;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export interface AttributeSurveyFinished {
  state: 'finished';
  updatedAt: Time;
}

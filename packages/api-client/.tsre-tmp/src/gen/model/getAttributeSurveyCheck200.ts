/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AttributeSurveyCheck } from './attributeSurveyCheck.ts';
import type { Envelope } from './envelope.ts';

export type GetAttributeSurveyCheck200 = Envelope & {
  data: AttributeSurveyCheck;
};

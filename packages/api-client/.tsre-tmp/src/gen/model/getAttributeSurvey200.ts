/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AttributeSurvey } from './attributeSurvey.ts';
import type { Envelope } from './envelope.ts';

export type GetAttributeSurvey200 = Envelope & {
  data: AttributeSurvey;
};

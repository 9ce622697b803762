/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AttributeSurveySaved } from './attributeSurveySaved.ts';
import type { Envelope } from './envelope.ts';

export type SubmitAttributeSurvey200 = Envelope & {
  data: AttributeSurveySaved;
};

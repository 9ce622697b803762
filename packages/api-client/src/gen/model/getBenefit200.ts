/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitDetail } from './benefitDetail.ts';
import type { Envelope } from './envelope.ts';

export type GetBenefit200 = Envelope & {
  data: BenefitDetail;
};

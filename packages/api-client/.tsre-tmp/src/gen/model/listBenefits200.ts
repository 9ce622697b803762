/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitPage } from './benefitPage.ts';
import type { Envelope } from './envelope.ts';

export type ListBenefits200 = Envelope & {
  data: BenefitPage;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorBenefitPage } from './operatorBenefitPage.ts';

export type ListOperatorBenefits200 = Envelope & {
  data: OperatorBenefitPage;
};

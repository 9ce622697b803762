/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorBenefitDetail } from './operatorBenefitDetail.ts';

export type GetOperatorBenefit200 = Envelope & {
  data: OperatorBenefitDetail;
};

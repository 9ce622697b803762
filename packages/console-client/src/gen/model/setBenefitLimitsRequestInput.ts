/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorBenefitLimits } from './operatorBenefitLimits.ts';

export type SetBenefitLimitsRequestInput = {
  limits: OperatorBenefitLimits;
};

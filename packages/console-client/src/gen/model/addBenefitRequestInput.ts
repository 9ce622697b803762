/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { NewBenefit } from './newBenefit.ts';

export type AddBenefitRequestInput = {
  benefit: NewBenefit;
};

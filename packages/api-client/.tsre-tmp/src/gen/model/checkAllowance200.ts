/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitAllowance } from './benefitAllowance.ts';
import type { Envelope } from './envelope.ts';

export type CheckAllowance200 = Envelope & {
  data: BenefitAllowance;
};

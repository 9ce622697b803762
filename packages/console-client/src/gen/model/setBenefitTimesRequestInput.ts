/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SaleMoment } from './saleMoment.ts';

export type SetBenefitTimesRequestInput = {
  saleFrom: SaleMoment | null;
  saleUntil: SaleMoment | null;
};

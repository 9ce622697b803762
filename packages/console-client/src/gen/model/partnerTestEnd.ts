/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PartnerTestEndEnd } from './partnerTestEndEnd.ts';

export interface PartnerTestEnd {
  end: PartnerTestEndEnd;
  /** @maxLength 4000 */
  address: string;
}

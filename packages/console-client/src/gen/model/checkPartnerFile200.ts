/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PartnerFileCheck } from './partnerFileCheck.ts';

export type CheckPartnerFile200 = Envelope & {
  data: PartnerFileCheck;
};

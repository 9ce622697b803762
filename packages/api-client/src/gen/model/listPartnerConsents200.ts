/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PartnerConsentList } from './partnerConsentList.ts';

export type ListPartnerConsents200 = Envelope & {
  data: PartnerConsentList;
};

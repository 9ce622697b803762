/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PartnerConsent } from './partnerConsent.ts';

export interface PartnerConsentList {
  items: PartnerConsent[];
}

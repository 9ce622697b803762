/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PartnerVisit } from './partnerVisit.ts';

export type GetPartnerVisit200 = Envelope & {
  data: PartnerVisit;
};

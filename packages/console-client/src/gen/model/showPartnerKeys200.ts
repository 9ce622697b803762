/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PartnerKeys } from './partnerKeys.ts';

export type ShowPartnerKeys200 = Envelope & {
  data: PartnerKeys;
};

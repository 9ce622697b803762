/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { StoredCampaign } from './storedCampaign.ts';

export type GetCampaignFile200 = Envelope & {
  data: StoredCampaign;
};

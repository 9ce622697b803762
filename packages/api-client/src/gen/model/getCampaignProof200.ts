/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignProof } from './campaignProof.ts';
import type { Envelope } from './envelope.ts';

export type GetCampaignProof200 = Envelope & {
  data: CampaignProof;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignList } from './campaignList.ts';
import type { Envelope } from './envelope.ts';

export type ListCampaigns200 = Envelope & {
  data: CampaignList;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignPage } from './campaignPage.ts';
import type { Envelope } from './envelope.ts';

export type GetCampaign200 = Envelope & {
  data: CampaignPage;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignStanding } from './campaignStanding.ts';
import type { Envelope } from './envelope.ts';

export type EnterCampaign200 = Envelope & {
  data: CampaignStanding;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignDrawPage } from './campaignDrawPage.ts';
import type { Envelope } from './envelope.ts';

export type ListCampaignDraws200 = Envelope & {
  data: CampaignDrawPage;
};

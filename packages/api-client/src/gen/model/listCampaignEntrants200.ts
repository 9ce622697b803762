/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignEntrantPage } from './campaignEntrantPage.ts';
import type { Envelope } from './envelope.ts';

export type ListCampaignEntrants200 = Envelope & {
  data: CampaignEntrantPage;
};

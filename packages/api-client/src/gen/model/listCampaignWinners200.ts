/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignWinnerPage } from './campaignWinnerPage.ts';
import type { Envelope } from './envelope.ts';

export type ListCampaignWinners200 = Envelope & {
  data: CampaignWinnerPage;
};

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignRecordPage } from './campaignRecordPage.ts';
import type { Envelope } from './envelope.ts';

export type ListCampaignRecords200 = Envelope & {
  data: CampaignRecordPage;
};

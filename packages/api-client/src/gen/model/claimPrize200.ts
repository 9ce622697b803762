/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignRecord } from './campaignRecord.ts';
import type { Envelope } from './envelope.ts';

export type ClaimPrize200 = Envelope & {
  data: CampaignRecord;
};

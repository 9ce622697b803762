/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignFileCheck } from './campaignFileCheck.ts';
import type { Envelope } from './envelope.ts';

export type CheckCampaignFile200 = Envelope & {
  data: CampaignFileCheck;
};

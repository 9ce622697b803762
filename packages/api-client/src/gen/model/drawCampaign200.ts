/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignDrawn } from './campaignDrawn.ts';
import type { Envelope } from './envelope.ts';

export type DrawCampaign200 = Envelope & {
  data: CampaignDrawn;
};

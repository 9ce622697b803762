/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Campaign } from './campaign.ts';

/**
 * What a campaign page shows.
 */
export interface CampaignPage {
  campaign: Campaign | null;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignBrief } from './campaignBrief.ts';

export interface CampaignList {
  /** @maxItems 100 */
  items: CampaignBrief[];
}

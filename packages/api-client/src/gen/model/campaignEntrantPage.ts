/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignEntrant } from './campaignEntrant.ts';

export interface CampaignEntrantPage {
  /** @maxItems 100 */
  items: CampaignEntrant[];
  /** @nullable */
  nextCursor: string | null;
}

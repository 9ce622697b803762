/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignWinner } from './campaignWinner.ts';

export interface CampaignWinnerPage {
  /** @maxItems 100 */
  items: CampaignWinner[];
  /** @nullable */
  nextCursor: string | null;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignRecord } from './campaignRecord.ts';
import type { Coins } from './coins.ts';

/**
 * A draw that was just made.
 */
export interface CampaignDrawn {
  record: CampaignRecord;
  /**
     * Chances left after this draw.
     * @minimum 0
     */
  chances: number;
  balance: Coins;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignRecord } from './campaignRecord.ts';

export interface CampaignRecordPage {
  /** @maxItems 100 */
  items: CampaignRecord[];
  /** @nullable */
  nextCursor: string | null;
}

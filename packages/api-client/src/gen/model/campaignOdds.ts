/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignOddsRow } from './campaignOddsRow.ts';
import type { Time } from './time.ts';

/**
 * One version of the odds. A roll beyond the last row wins nothing.
 */
export interface CampaignOdds {
  /** @minimum 1 */
  version: number;
  /** @maxLength 200 */
  reason: string;
  publishedAt: Time;
  /** @maxItems 20 */
  rows: CampaignOddsRow[];
}

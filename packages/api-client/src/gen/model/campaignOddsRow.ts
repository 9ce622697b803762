/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PrizeId } from './prizeId.ts';

export interface CampaignOddsRow {
  prizeId: PrizeId;
  /**
     * Chance in millionths.
     * @minimum 0
     * @maximum 1000000
     */
  odds: number;
}

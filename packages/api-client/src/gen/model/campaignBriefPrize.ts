/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PrizeCover } from './prizeCover.ts';
import type { PrizeKind } from './prizeKind.ts';

/**
 * The prize of a campaign that is worth most.
 */
export interface CampaignBriefPrize {
  kind: PrizeKind;
  /** @maxLength 100 */
  title: string;
  cover: PrizeCover | null;
}

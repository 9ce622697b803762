/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignBriefPrize } from './campaignBriefPrize.ts';
import type { CampaignFace } from './campaignFace.ts';
import type { CampaignState } from './campaignState.ts';
import type { CampaignTodo } from './campaignTodo.ts';
import type { CampaignWay } from './campaignWay.ts';
import type { CampaignWinner } from './campaignWinner.ts';
import type { PublicId } from './publicId.ts';
import type { Time } from './time.ts';

export interface CampaignBrief {
  id: PublicId;
  face: CampaignFace;
  state: CampaignState;
  /** @maxLength 60 */
  title: string;
  /** @maxLength 200 */
  summary: string;
  startsAt: Time;
  endsAt: Time;
  /** When the single winner of a koi campaign is drawn; null in other campaigns. */
  drawsAt: Time | null;
  /** @maxItems 3 */
  ways: CampaignWay[];
  prize: CampaignBriefPrize;
  /**
     * The latest winners, masked.
     * @maxItems 3
     */
  winners: CampaignWinner[];
  /** Null for a visitor, and unless the campaign runs. */
  todo: CampaignTodo | null;
}

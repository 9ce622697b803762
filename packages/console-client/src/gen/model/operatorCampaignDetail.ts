/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignFace } from './campaignFace.ts';
import type { OperatorCampaignAct } from './operatorCampaignAct.ts';
import type { OperatorCampaignOdds } from './operatorCampaignOdds.ts';
import type { OperatorCampaignPrize } from './operatorCampaignPrize.ts';
import type { OperatorCampaignState } from './operatorCampaignState.ts';
import type { Time } from './time.ts';

export interface OperatorCampaignDetail {
  /** @maxLength 24 */
  id: string;
  face: CampaignFace;
  /** @maxLength 60 */
  title: string;
  state: OperatorCampaignState;
  startsAt: Time;
  endsAt: Time;
  /** @nullable */
  drawsAt: string | null;
  /** @nullable */
  endedAt: string | null;
  /** @maxLength 200 */
  summary: string;
  /** @maxLength 100 */
  organiser: string;
  claimDays: number;
  consolation: number;
  /**
     * @maxLength 64
     * @nullable
     */
  seedHash: string | null;
  /**
     * Null until the campaign has ended.
     * @maxLength 64
     * @nullable
     */
  seed: string | null;
  entrants: number;
  /** @maxItems 20 */
  prizes: OperatorCampaignPrize[];
  odds: OperatorCampaignOdds[];
  acts: OperatorCampaignAct[];
}

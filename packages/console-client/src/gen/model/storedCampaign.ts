/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignFace } from './campaignFace.ts';
import type { CampaignQuiz } from './campaignQuiz.ts';
import type { CampaignWay } from './campaignWay.ts';
import type { StoredCampaignPrizesItem } from './storedCampaignPrizesItem.ts';
import type { Time } from './time.ts';

/**
 * What the file of a campaign said, with the first odds.
 */
export interface StoredCampaign {
  /** @maxLength 24 */
  id: string;
  face: CampaignFace;
  /** @maxLength 60 */
  title: string;
  /** @maxLength 200 */
  summary: string;
  /**
     * @maxItems 30
     * @items.maxLength 300
     */
  rules: string[];
  /** @maxLength 100 */
  organiser: string;
  /** @maxLength 300 */
  taxNote: string;
  startsAt: Time;
  endsAt: Time;
  /** @nullable */
  drawsAt: string | null;
  claimDays: number;
  consolation: number;
  /** @maxItems 3 */
  ways: CampaignWay[];
  quiz: CampaignQuiz | null;
  /** @maxItems 20 */
  prizes: StoredCampaignPrizesItem[];
}

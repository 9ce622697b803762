/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignFace } from './campaignFace.ts';
import type { CampaignPrize } from './campaignPrize.ts';
import type { CampaignQuiz } from './campaignQuiz.ts';
import type { CampaignWay } from './campaignWay.ts';
import type { Time } from './time.ts';

export interface FiledCampaign {
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
  prizes: CampaignPrize[];
  /** Value of all pieces of all prizes, in fen. */
  worth: number;
  /** Whether a second person must agree, because the prizes are worth more than one person may publish. */
  needsSecond: boolean;
}

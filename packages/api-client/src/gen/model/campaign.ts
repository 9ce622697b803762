/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignDateChange } from './campaignDateChange.ts';
import type { CampaignFace } from './campaignFace.ts';
import type { CampaignPrize } from './campaignPrize.ts';
import type { CampaignQuiz } from './campaignQuiz.ts';
import type { CampaignStanding } from './campaignStanding.ts';
import type { CampaignState } from './campaignState.ts';
import type { CampaignWay } from './campaignWay.ts';
import type { PublicId } from './publicId.ts';
import type { Sha256 } from './sha256.ts';
import type { Time } from './time.ts';

export interface Campaign {
  id: PublicId;
  face: CampaignFace;
  state: CampaignState;
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
  /** When the single winner of a koi campaign is drawn; null in other campaigns. */
  drawsAt: Time | null;
  /**
     * Dates that were moved after the campaign was published, the latest first.
     * @maxItems 20
     */
  dateChanges: CampaignDateChange[];
  /**
     * How many days a winner has to claim a prize.
     * @minimum 1
     * @maximum 90
     */
  claimDays: number;
  /**
     * Coins paid for a draw without a prize.
     * @minimum 0
     * @maximum 100
     */
  consolation: number;
  /** @maxItems 3 */
  ways: CampaignWay[];
  /**
     * @minItems 1
     * @maxItems 20
     */
  prizes: CampaignPrize[];
  /**
     * Current version of the odds.
     * @minimum 1
     */
  version: number;
  seedHash: Sha256;
  /** Whether the server seed is published. */
  revealed: boolean;
  /**
     * Number of people who entered a koi draw.
     * @minimum 0
     */
  entrants: number;
  /** The rules of its quiz; null for other campaigns. */
  quiz: CampaignQuiz | null;
  /** Null for a visitor. */
  mine: CampaignStanding | null;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RewardPlan } from './rewardPlan.ts';
import type { Time } from './time.ts';

/**
 * The settings of a group.
 */
export interface HostedGroupSettings {
  /**
     * @minLength 1
     * @maxLength 40
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 1000
     */
  intro: string;
  /**
     * @maxItems 20
     * @items.minLength 1
     * @items.maxLength 200
     */
  rules: string[];
  /**
     * @minLength 1
     * @maxLength 2000
     */
  consentText: string;
  opensAt: Time;
  closesAt: Time;
  /** Whether respondents see each other in a list. */
  showsFellows: boolean;
  /** Null when the group pays nothing. */
  plan: RewardPlan | null;
}

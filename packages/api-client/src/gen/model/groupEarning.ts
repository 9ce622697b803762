/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRewardState } from './groupRewardState.ts';
import type { Time } from './time.ts';

/**
 * What a respondent gets after the closing of a group, and its state.
 */
export interface GroupEarning {
  /**
     * Coins by the plan; 0 if taken out.
     * @minimum 0
     */
  coins: number;
  /** @minimum 0 */
  topicsFinished: number;
  /** @minimum 0 */
  topics: number;
  state: GroupRewardState;
  /** Whether the pay-out is confirmed, so that the coins arrive within minutes. */
  confirmed: boolean;
  /**
     * Why the respondent was taken out, or null.
     * @nullable
     */
  takenOut: string | null;
  /** Until when a guest can join to get it, or null. */
  keptUntil: Time | null;
}

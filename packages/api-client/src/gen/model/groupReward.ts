/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';

/**
 * What a respondent earns for the whole group, and when.
 */
export interface GroupReward {
  coins: Coins;
  /** What has to be done for it. */
  condition: string;
  /**
     * Working days from the close of the group.
     * @minimum 0
     */
  paidWithinDays: number;
}

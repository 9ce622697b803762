/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What a respondent earns, by the plan of the group, and when.
 */
export interface GroupReward {
  /**
     * Coins for finishing everything.
     * @minimum 1
     */
  coins: number;
  /**
     * What this respondent can still get in all, by what they have finished and what is open or to come. A visitor reads it for somebody who joins now.
     * @minimum 0
     */
  reachableCoins: number;
  /** Whether everything can still be finished. False once a topic has closed that this respondent had not finished; the coins for the whole are lost then. */
  canFinish: boolean;
  /**
     * Coins for each finished topic.
     * @minimum 0
     */
  topicCoins: number;
  /**
     * Additional coins for finishing everything.
     * @minimum 0
     */
  wholeCoins: number;
  /** What the respondent has to do for it. */
  condition: string;
  /**
     * Working days from the close of the group.
     * @minimum 0
     */
  paidWithinDays: number;
  /**
     * Why the pay-out waits, or null.
     * @nullable
     */
  heldReason: string | null;
  /**
     * Why nobody else is paid, or null.
     * @nullable
     */
  refusedReason: string | null;
}

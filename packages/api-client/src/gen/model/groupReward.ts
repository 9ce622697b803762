/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What a respondent earns, by the plan of the group, and when.
 */
export interface GroupReward {
  /**
     * For finishing everything.
     * @minimum 1
     */
  coins: number;
  /**
     * For each topic finished.
     * @minimum 0
     */
  topicCoins: number;
  /**
     * On top for finishing everything.
     * @minimum 0
     */
  wholeCoins: number;
  /** What has to be done for it. */
  condition: string;
  /**
     * Working days from the close of the group.
     * @minimum 0
     */
  paidWithinDays: number;
}

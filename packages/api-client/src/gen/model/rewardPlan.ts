/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What a respondent earns. Respondents see it before they join, and it doesn't change afterwards.
 */
export interface RewardPlan {
  /**
     * Coins for each finished topic.
     * @minimum 0
     * @maximum 100000
     */
  topicCoins: number;
  /**
     * Coins for finishing everything.
     * @minimum 0
     * @maximum 100000
     */
  wholeCoins: number;
  /**
     * Maximum for one person.
     * @minimum 1
     * @maximum 100000
     */
  capCoins: number;
}

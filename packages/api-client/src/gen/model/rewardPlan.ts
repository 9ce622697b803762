/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What a respondent earns. Shown before they join, and fixed from then on.
 */
export interface RewardPlan {
  /**
     * For each topic finished.
     * @minimum 0
     * @maximum 100000
     */
  topicCoins: number;
  /**
     * For finishing everything.
     * @minimum 0
     * @maximum 100000
     */
  wholeCoins: number;
  /**
     * The most that one person gets.
     * @minimum 1
     * @maximum 100000
     */
  capCoins: number;
}

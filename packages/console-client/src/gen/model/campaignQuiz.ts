/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface CampaignQuiz {
  /**
     * How many questions a try asks.
     * @minimum 1
     * @maximum 20
     */
  questions: number;
  /**
     * Seconds a try may take.
     * @minimum 30
     * @maximum 1800
     */
  seconds: number;
  /**
     * Coins for each right answer.
     * @minimum 0
     * @maximum 50
     */
  coins: number;
}

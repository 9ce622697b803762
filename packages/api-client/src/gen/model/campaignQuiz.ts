/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface CampaignQuiz {
  /**
     * Asked in a try.
     * @minimum 1
     * @maximum 20
     */
  questions: number;
  /**
     * Time for a try.
     * @minimum 30
     * @maximum 1800
     */
  seconds: number;
  /**
     * For each right answer.
     * @minimum 0
     * @maximum 50
     */
  coins: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface QuestionAnswer {
  /**
     * Number of the question.
     * @minimum 1
     * @maximum 20
     */
  number: number;
  /**
     * Index of the chosen option.
     * @minimum 1
     * @maximum 6
     */
  choice: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface QuestionAnswer {
  /**
     * Of the question.
     * @minimum 1
     * @maximum 20
     */
  number: number;
  /**
     * Its place in the list.
     * @minimum 1
     * @maximum 6
     */
  choice: number;
}

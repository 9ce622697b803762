/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A question that was asked, with the right answer.
 */
export interface QuizReview {
  /** @maxLength 200 */
  title: string;
  /**
     * @maxItems 6
     * @items.maxLength 60
     */
  choices: string[];
  /**
     * Index of the member's answer; null without one.
     * @minimum 1
     * @maximum 6
     * @nullable
     */
  chosen: number | null;
  /**
     * Index of the right answer.
     * @minimum 1
     * @maximum 6
     */
  right: number;
  /** @maxLength 200 */
  explanation: string;
}

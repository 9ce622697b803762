/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ResponseWord {
  word: string;
  /**
     * Answers that use it.
     * @minimum 1
     */
  answers: number;
  /**
     * How often it is used.
     * @minimum 1
     */
  count: number;
}

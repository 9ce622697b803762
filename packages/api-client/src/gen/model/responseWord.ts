/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ResponseWord {
  word: string;
  /**
     * Number of answers that use the word.
     * @minimum 1
     */
  answers: number;
  /**
     * How many times the word is used.
     * @minimum 1
     */
  count: number;
}

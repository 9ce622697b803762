/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * How far the scripted respondents are.
 */
export interface RehearsalProgress {
  /**
     * Number of questions that they are through with, on average.
     * @minimum 0
     */
  done: number;
  /**
     * Number of questions, at most 200.
     * @minimum 0
     */
  total: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What a respondent finished until now, and the coins for it by the plan. It can still fall, for example by a new question or a follow-up that must be answered.
 */
export interface GroupEarnedSoFar {
  /** @minimum 0 */
  coins: number;
  /** @minimum 0 */
  topicsFinished: number;
  /**
     * Topics for this respondent.
     * @minimum 0
     */
  topics: number;
}

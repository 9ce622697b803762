/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A respondent's progress, counted in sections opened so far.
 */
export interface GroupProgress {
  /** @minimum 0 */
  answered: number;
  /** @minimum 0 */
  total: number;
  /**
     * Must-answer follow-ups without a reply.
     * @minimum 0
     */
  followUpsOwed: number;
}

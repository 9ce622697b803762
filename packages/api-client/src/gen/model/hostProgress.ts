/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * How far the respondents are.
 */
export interface HostProgress {
  /**
     * Respondents in the group.
     * @minimum 0
     */
  respondents: number;
  /**
     * Of them those who answered every section that is open or was.
     * @minimum 0
     */
  answered: number;
  /**
     * Answers not deleted.
     * @minimum 0
     */
  responses: number;
  /**
     * Answers and replies this host has not seen.
     * @minimum 0
     */
  unread: number;
  /**
     * Must-answer follow-ups without a reply.
     * @minimum 0
     */
  followUpsOpen: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Progress of the respondents.
 */
export interface HostProgress {
  /**
     * Number of respondents in the group.
     * @minimum 0
     */
  respondents: number;
  /**
     * How many of them answered every section opened so far.
     * @minimum 0
     */
  answered: number;
  /**
     * Number of answers that are not deleted.
     * @minimum 0
     */
  responses: number;
  /**
     * Number of answers and replies this host hasn't seen.
     * @minimum 0
     */
  unread: number;
  /**
     * Must-answer follow-ups without a reply.
     * @minimum 0
     */
  followUpsOpen: number;
}

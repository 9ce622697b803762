/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Respondents by state; the three states add up to `total`.
 */
export interface HostTopicMemberCounts {
  /** @minimum 0 */
  total: number;
  /** @minimum 0 */
  answered: number;
  /** @minimum 0 */
  partly: number;
  /** @minimum 0 */
  silent: number;
  /**
     * Respondents who owe a reply to a follow-up.
     * @minimum 0
     */
  followUpsOwed: number;
}

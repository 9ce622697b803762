/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface HostedGroupCounts {
  /** @minimum 0 */
  topics: number;
  /** @minimum 0 */
  sections: number;
  /**
     * Respondents with a valid invitation.
     * @minimum 0
     */
  invited: number;
  /**
     * How many of them agreed and joined.
     * @minimum 0
     */
  entered: number;
}

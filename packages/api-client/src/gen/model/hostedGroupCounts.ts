/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface HostedGroupCounts {
  /** @minimum 0 */
  topics: number;
  /** @minimum 0 */
  sections: number;
  /**
     * Respondents whose invitation stands.
     * @minimum 0
     */
  invited: number;
  /**
     * Those of them who agreed and joined.
     * @minimum 0
     */
  entered: number;
}

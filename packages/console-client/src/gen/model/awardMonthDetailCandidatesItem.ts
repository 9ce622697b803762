/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type AwardMonthDetailCandidatesItem = {
  /** @maxLength 20 */
  member: string;
  /** @minimum 0 */
  surveys: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  quality: number;
};

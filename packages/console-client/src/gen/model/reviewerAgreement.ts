/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ReviewerAgreement {
  /** @maxLength 100 */
  operator: string;
  /** How many verdicts of this reviewer were looked at again. */
  looked: number;
  /** In how many of them the other reviewer agreed. */
  agreed: number;
}

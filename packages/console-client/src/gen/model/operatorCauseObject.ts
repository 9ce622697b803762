/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface OperatorCauseObject {
  /**
     * As the audit log names it: participation, order, ticket, campaign, poll, course or award.
     * @maxLength 40
     */
  kind: string;
  /** @maxLength 64 */
  id: string;
}

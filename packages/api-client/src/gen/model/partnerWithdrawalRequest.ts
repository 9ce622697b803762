/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface PartnerWithdrawalRequest {
  /**
     * @minLength 1
     * @maxLength 100
     */
  recipient: string;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What WeChat's `requestMerchantTransfer` needs, so that the member confirms a payout inside WeChat.
 */
export interface OrderConfirmation {
  /** @maxLength 64 */
  appId: string;
  /** @maxLength 32 */
  mchId: string;
  /** @maxLength 2000 */
  package: string;
}

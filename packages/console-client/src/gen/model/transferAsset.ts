/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TransferAsset = typeof TransferAsset[keyof typeof TransferAsset];


export const TransferAsset = {
  /** 金币 */
  Coin: 'coin',
  /** 待入账金币 */
  PendingCoin: 'pendingCoin',
  /** 权益值 */
  Credit: 'credit',
  /** 质量分 */
  Quality: 'quality',
} as const;

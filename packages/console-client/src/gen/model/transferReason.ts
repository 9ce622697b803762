/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TransferReason = typeof TransferReason[keyof typeof TransferReason];


export const TransferReason = {
  /** 开户 */
  Opened: 'opened',
  /** 得到 */
  Earned: 'earned',
  /** 待入账的到账 */
  Settled: 'settled',
  /** 收回 */
  TakenBack: 'takenBack',
  /** 扣除 */
  Deducted: 'deducted',
  /** 支付 */
  Spent: 'spent',
  /** 退回 */
  Refunded: 'refunded',
  /** 更正 */
  Corrected: 'corrected',
} as const;

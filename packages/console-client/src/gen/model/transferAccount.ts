/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TransferAccount = typeof TransferAccount[keyof typeof TransferAccount];


export const TransferAccount = {
  /** 会员 */
  Member: 'member',
  /** 发行 */
  Issue: 'issue',
  /** 兑换 */
  Exchange: 'exchange',
  /** 手续费 */
  Fee: 'fee',
  /** 活动 */
  Campaign: 'campaign',
} as const;

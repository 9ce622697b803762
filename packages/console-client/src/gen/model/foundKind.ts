/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type FoundKind = typeof FoundKind[keyof typeof FoundKind];


export const FoundKind = {
  /** 兑换单 */
  Order: 'order',
  /** 反馈 */
  Ticket: 'ticket',
  /** 参与记录 */
  Participation: 'participation',
  /** 账目 */
  Transfer: 'transfer',
  /** 讨论小组 */
  Group: 'group',
  /** 福利 */
  Benefit: 'benefit',
  /** 活动 */
  Campaign: 'campaign',
  /** 合作方 */
  Partner: 'partner',
} as const;

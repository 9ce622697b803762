/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TicketKind = typeof TicketKind[keyof typeof TicketKind];


export const TicketKind = {
  /** 任务结果 */
  Result: 'result',
  /** 金币 */
  Coins: 'coins',
  /** 兑换 */
  Exchange: 'exchange',
  /** 账号 */
  Account: 'account',
  /** 讨论小组 */
  Group: 'group',
  /** 建议 */
  Suggestion: 'suggestion',
  /** 申诉 */
  Appeal: 'appeal',
} as const;

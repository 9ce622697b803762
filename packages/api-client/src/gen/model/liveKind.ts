/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type LiveKind = typeof LiveKind[keyof typeof LiveKind];


export const LiveKind = {
  /** 余额变动 */
  Balance: 'balance',
  /** 新消息 */
  Message: 'message',
  /** 新公告 */
  Notice: 'notice',
  /** 兑换进度 */
  Order: 'order',
  /** 答题结果 */
  Participation: 'participation',
  /** 讨论小组动态 */
  Group: 'group',
  /** 重新获取 */
  Reset: 'reset',
} as const;

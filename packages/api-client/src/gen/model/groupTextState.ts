/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * State of a text message. A number gets at most three a day, and all groups share one daily budget.
 */
export type GroupTextState = typeof GroupTextState[keyof typeof GroupTextState];


export const GroupTextState = {
  /** 等待发送 */
  Waiting: 'waiting',
  /** 发送中 */
  Sending: 'sending',
  /** 已发出 */
  Sent: 'sent',
  /** 这个号码今天已发 3 条 */
  TooMany: 'tooMany',
  /** 今天的短信额度已用完 */
  OverBudget: 'overBudget',
  /** 已不需要发送 */
  Dropped: 'dropped',
} as const;

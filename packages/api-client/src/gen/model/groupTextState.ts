/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What became of a text message. At most three a day go to a number; the day's budget covers all groups together.
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

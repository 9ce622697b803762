/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TimelineKind = typeof TimelineKind[keyof typeof TimelineKind];


export const TimelineKind = {
  /** 会员 */
  Member: 'member',
  /** 参与 */
  Participation: 'participation',
  /** 提交 */
  HandIn: 'handIn',
  /** 兑换单 */
  Order: 'order',
  /** 反馈 */
  Ticket: 'ticket',
  /** 任务 */
  Task: 'task',
  /** 活动 */
  Campaign: 'campaign',
  /** 讨论组 */
  Group: 'group',
} as const;

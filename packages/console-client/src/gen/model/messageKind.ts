/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type MessageKind = typeof MessageKind[keyof typeof MessageKind];


export const MessageKind = {
  /** 任务 */
  Task: 'task',
  /** 金币 */
  Coins: 'coins',
  /** 兑换 */
  Exchange: 'exchange',
  /** 质量分与等级 */
  Quality: 'quality',
  /** 讨论小组 */
  Group: 'group',
  /** 反馈 */
  Feedback: 'feedback',
  /** 邀请 */
  Invite: 'invite',
  /** 账号 */
  Account: 'account',
} as const;

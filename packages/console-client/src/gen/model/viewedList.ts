/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ViewedList = typeof ViewedList[keyof typeof ViewedList];


export const ViewedList = {
  /** 任务 */
  Tasks: 'tasks',
  /** 待审核的提交 */
  HandIns: 'handIns',
  /** 会员 */
  Members: 'members',
  /** 兑换单 */
  Orders: 'orders',
  /** 福利 */
  Benefits: 'benefits',
  /** 讨论小组 */
  Groups: 'groups',
  /** 内容 */
  Contents: 'contents',
  /** 合作方报告 */
  Reports: 'reports',
  /** 反馈和申诉 */
  Tickets: 'tickets',
  /** 操作员 */
  Operators: 'operators',
  /** 操作记录 */
  Acts: 'acts',
} as const;

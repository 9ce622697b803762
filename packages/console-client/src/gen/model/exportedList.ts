/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ExportedList = typeof ExportedList[keyof typeof ExportedList];


export const ExportedList = {
  /** 兑换单 */
  Orders: 'orders',
  /** 待寄出的包裹 */
  Parcels: 'parcels',
  /** 反馈和申诉 */
  Tickets: 'tickets',
  /** 待审核的提交 */
  HandIns: 'handIns',
  /** 任务 */
  Tasks: 'tasks',
  /** 任务的参与 */
  Participations: 'participations',
  /** 福利 */
  Benefits: 'benefits',
  /** 会员 */
  Members: 'members',
  /** 讨论小组 */
  Groups: 'groups',
  /** 内容 */
  Contents: 'contents',
  /** 活动 */
  Campaigns: 'campaigns',
  /** 中奖和领取 */
  Wins: 'wins',
  /** 合作方报告 */
  Reports: 'reports',
  /** 操作员 */
  Operators: 'operators',
  /** 操作记录 */
  Acts: 'acts',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * applied and reviewing wait for our review; doing waits for the member.
 */
export type TaskActivityState = typeof TaskActivityState[keyof typeof TaskActivityState];


export const TaskActivityState = {
  /** 未开始 */
  NotStarted: 'notStarted',
  /** 申请审核中 */
  Applied: 'applied',
  /** 进行中 */
  Doing: 'doing',
  /** 提交审核中 */
  Reviewing: 'reviewing',
  /** 已结束 */
  Ended: 'ended',
} as const;

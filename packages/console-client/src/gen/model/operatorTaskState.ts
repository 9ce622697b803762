/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorTaskState = typeof OperatorTaskState[keyof typeof OperatorTaskState];


export const OperatorTaskState = {
  /** 未开始 */
  Scheduled: 'scheduled',
  /** 进行中 */
  Running: 'running',
  /** 已暂停 */
  Paused: 'paused',
  /** 已结束 */
  Ended: 'ended',
} as const;

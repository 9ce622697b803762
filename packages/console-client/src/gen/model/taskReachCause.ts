/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskReachCause = typeof TaskReachCause[keyof typeof TaskReachCause];


export const TaskReachCause = {
  /** 处罚中 */
  Penalty: 'penalty',
  /** 质量分不够 */
  Quality: 'quality',
  /** 不在城市里 */
  City: 'city',
} as const;

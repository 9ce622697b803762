/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskEarningState = typeof TaskEarningState[keyof typeof TaskEarningState];


export const TaskEarningState = {
  /** 无奖励 */
  None: 'none',
  /** 待入账 */
  Pending: 'pending',
  /** 已到账 */
  Available: 'available',
  /** 已收回 */
  TakenBack: 'takenBack',
} as const;

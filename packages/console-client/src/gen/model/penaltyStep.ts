/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PenaltyStep = typeof PenaltyStep[keyof typeof PenaltyStep];


export const PenaltyStep = {
  /** 提醒 */
  Reminder: 'reminder',
  /** 暂停接题 */
  Tasks: 'tasks',
  /** 暂停兑换 */
  Exchange: 'exchange',
  /** 封停 */
  Blocked: 'blocked',
} as const;

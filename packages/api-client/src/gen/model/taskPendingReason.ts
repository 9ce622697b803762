/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What pending coins wait for: the partner, a review of how it was answered, or the three days of a new member.
 */
export type TaskPendingReason = typeof TaskPendingReason[keyof typeof TaskPendingReason];


export const TaskPendingReason = {
  /** 等合作方确认 */
  Partner: 'partner',
  /** 人工核对 */
  Review: 'review',
  /** 注册第一周超过当天上限 */
  Newcomer: 'newcomer',
} as const;

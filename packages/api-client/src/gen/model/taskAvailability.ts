/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Whether the task accepts anyone now. The detail's `eligibility` tells whether this member may start.
 */
export type TaskAvailability = typeof TaskAvailability[keyof typeof TaskAvailability];


export const TaskAvailability = {
  /** 可参加 */
  Open: 'open',
  /** 未开始 */
  NotStarted: 'notStarted',
  /** 已满 */
  Full: 'full',
  /** 已截止 */
  Ended: 'ended',
  /** 已暂停 */
  Paused: 'paused',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ChanceCause = typeof ChanceCause[keyof typeof ChanceCause];


export const ChanceCause = {
  /** 签到 */
  Checkin: 'checkin',
  /** 完成任务 */
  Task: 'task',
  /** 答题全对 */
  Quiz: 'quiz',
} as const;

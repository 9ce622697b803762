/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CheckinDayState = typeof CheckinDayState[keyof typeof CheckinDayState];


export const CheckinDayState = {
  /** 已签 */
  Done: 'done',
  /** 今天可签 */
  Today: 'today',
  /** 漏签 */
  Missed: 'missed',
  /** 未到 */
  Coming: 'coming',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskSort = typeof TaskSort[keyof typeof TaskSort];


export const TaskSort = {
  /** 匹配度 */
  Match: 'match',
  /** 金币 */
  Coins: 'coins',
  /** 用时 */
  Minutes: 'minutes',
  /** 截止时间 */
  EndsAt: 'endsAt',
} as const;

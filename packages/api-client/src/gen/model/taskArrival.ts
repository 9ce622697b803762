/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * When the coins of a complete arrive.
 */
export type TaskArrival = typeof TaskArrival[keyof typeof TaskArrival];


export const TaskArrival = {
  /** 马上到账 */
  AtOnce: 'atOnce',
  /** 合作方确认后 */
  Partner: 'partner',
  /** 审核通过后 */
  Review: 'review',
  /** 晚 3 天 */
  Newcomer: 'newcomer',
} as const;

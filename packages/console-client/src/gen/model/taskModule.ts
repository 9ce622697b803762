/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskModule = typeof TaskModule[keyof typeof TaskModule];


export const TaskModule = {
  /** 推荐 */
  Default: 0,
  /** 新手 */
  Newcomer: 1,
  /** 每日 */
  Daily: 2,
  /** 拍拍 */
  Paipai: 3,
  /** 淘金 */
  GoldMining: 4,
} as const;

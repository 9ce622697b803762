/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskBranchDoubt = typeof TaskBranchDoubt[keyof typeof TaskBranchDoubt];


export const TaskBranchDoubt = {
  /** 谁也看不到的题 */
  NeverShown: 'neverShown',
  /** 从不生效的甄别 */
  NeverOut: 'neverOut',
  /** 没有人能入选 */
  NobodyIn: 'nobodyIn',
  /** 没有人能进的配额 */
  EmptyCell: 'emptyCell',
  /** 有人不属于任何配额 */
  NoCell: 'noCell',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskOddityKind = typeof TaskOddityKind[keyof typeof TaskOddityKind];


export const TaskOddityKind = {
  /** 报酬比别的任务高得多 */
  Pay: 'pay',
  /** 写明的用时比题目需要的长得多 */
  Length: 'length',
} as const;

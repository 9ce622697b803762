/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskPathInput = typeof TaskPathInput[keyof typeof TaskPathInput];


export const TaskPathInput = {
  /** 选一个 */
  One: 'one',
  /** 选几个 */
  Several: 'several',
  /** 数字 */
  Number: 'number',
  /** 文字 */
  Text: 'text',
  /** 这里不能给 */
  None: 'none',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskPathInput = typeof TaskPathInput[keyof typeof TaskPathInput];


export const TaskPathInput = {
  /** 选一个 */
  One: 'one',
  /** 选几个 */
  Several: 'several',
  /** 排名次 */
  Order: 'order',
  /** 数字 */
  Number: 'number',
  /** 文字 */
  Text: 'text',
  /** 几个假文件 */
  Files: 'files',
  /** 一行一行地答 */
  Parts: 'parts',
  /** 不用回答 */
  None: 'none',
} as const;

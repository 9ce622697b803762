/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskFileEffect = typeof TaskFileEffect[keyof typeof TaskFileEffect];


export const TaskFileEffect = {
  /** 新任务 */
  Added: 'added',
  /** 修改任务 */
  Changed: 'changed',
} as const;

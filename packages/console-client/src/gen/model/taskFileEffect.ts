/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskFileEffect = typeof TaskFileEffect[keyof typeof TaskFileEffect];


export const TaskFileEffect = {
  /** 新任务 */
  Added: 'added',
  /** 换问卷 */
  Hosted: 'hosted',
  /** 任务不变 */
  Kept: 'kept',
} as const;

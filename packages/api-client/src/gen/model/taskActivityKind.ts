/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskActivityKind = typeof TaskActivityKind[keyof typeof TaskActivityKind];


export const TaskActivityKind = {
  /** 浏览页面 */
  Browse: 'browse',
  /** 看视频 */
  Video: 'video',
  /** 拍照 */
  Paipai: 'paipai',
  /** 试用 */
  Trial: 'trial',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskPathEnd = typeof TaskPathEnd[keyof typeof TaskPathEnd];


export const TaskPathEnd = {
  /** 还没走完 */
  Open: 'open',
  /** 未入选 */
  ScreenedOut: 'screenedOut',
  /** 名额已满 */
  QuotaFull: 'quotaFull',
  /** 检查题没有按要求选 */
  Attention: 'attention',
  /** 完成 */
  Complete: 'complete',
} as const;

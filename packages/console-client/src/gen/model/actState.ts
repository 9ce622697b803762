/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ActState = typeof ActState[keyof typeof ActState];


export const ActState = {
  /** 预览 */
  Planned: 'planned',
  /** 已完成 */
  Done: 'done',
  /** 等待同意 */
  Asked: 'asked',
} as const;

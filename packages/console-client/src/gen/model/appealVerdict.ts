/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type AppealVerdict = typeof AppealVerdict[keyof typeof AppealVerdict];


export const AppealVerdict = {
  /** 维持原结果 */
  Upheld: 'upheld',
  /** 撤销原结果 */
  Reversed: 'reversed',
  /** 部分调整 */
  Partly: 'partly',
} as const;

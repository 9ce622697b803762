/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type VoteKind = typeof VoteKind[keyof typeof VoteKind];


export const VoteKind = {
  /** 单选 */
  Single: 'single',
  /** 多选 */
  Multiple: 'multiple',
  /** 排序 */
  Ranked: 'ranked',
} as const;

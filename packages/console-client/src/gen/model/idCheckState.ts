/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type IdCheckState = typeof IdCheckState[keyof typeof IdCheckState];


export const IdCheckState = {
  /** 等结果 */
  Asked: 'asked',
  /** 一致 */
  Matched: 'matched',
  /** 不一致 */
  Unmatched: 'unmatched',
  /** 已在别的账号用过 */
  Taken: 'taken',
  /** 已撤回 */
  Withdrawn: 'withdrawn',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorSort = typeof OperatorSort[keyof typeof OperatorSort];


export const OperatorSort = {
  /** 最新在前 */
  Newest: 'newest',
  /** 最久在前 */
  Oldest: 'oldest',
} as const;

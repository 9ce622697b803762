/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorTaskSort = typeof OperatorTaskSort[keyof typeof OperatorTaskSort];


export const OperatorTaskSort = {
  /** 最新在前 */
  Newest: 'newest',
  /** 最先结束在前 */
  Ending: 'ending',
} as const;

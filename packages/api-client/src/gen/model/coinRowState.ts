/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CoinRowState = typeof CoinRowState[keyof typeof CoinRowState];


export const CoinRowState = {
  /** 已到账 */
  Available: 0,
  /** 待入账 */
  Pending: 1,
  /** 已收回 */
  TakenBack: 2,
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PrizeState = typeof PrizeState[keyof typeof PrizeState];


export const PrizeState = {
  /** 已到账 */
  Paid: 'paid',
  /** 待领取 */
  Open: 'open',
  /** 已领取 */
  Claimed: 'claimed',
  /** 已过期 */
  Expired: 'expired',
} as const;

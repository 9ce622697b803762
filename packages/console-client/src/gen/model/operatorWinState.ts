/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorWinState = typeof OperatorWinState[keyof typeof OperatorWinState];


export const OperatorWinState = {
  /** 已到账 */
  Paid: 'paid',
  /** 待领取 */
  Open: 'open',
  /** 已领取 */
  Claimed: 'claimed',
  /** 已过期 */
  Expired: 'expired',
  /** 已作废 */
  Voided: 'voided',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type HeldPayState = typeof HeldPayState[keyof typeof HeldPayState];


export const HeldPayState = {
  /** 待核对 */
  Waiting: 'waiting',
  /** 已支付 */
  Paid: 'paid',
  /** 不支付 */
  Refused: 'refused',
} as const;

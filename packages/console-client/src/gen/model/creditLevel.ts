/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The level, derived from the credit.
 */
export type CreditLevel = typeof CreditLevel[keyof typeof CreditLevel];


export const CreditLevel = {
  /** 普通 */
  Plain: 0,
  /** 铜 */
  Bronze: 1,
  /** 银 */
  Silver: 2,
  /** 金 */
  Gold: 3,
  /** 钻 */
  Diamond: 4,
} as const;

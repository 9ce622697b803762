/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PrizeKind = typeof PrizeKind[keyof typeof PrizeKind];


export const PrizeKind = {
  /** 金币 */
  Coins: 'coins',
  /** 实物 */
  Goods: 'goods',
  /** 卡券 */
  Codes: 'codes',
  /** 现金 */
  Cash: 'cash',
  /** 话费 */
  Mobile: 'mobile',
} as const;

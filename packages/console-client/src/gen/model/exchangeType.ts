/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ExchangeType = typeof ExchangeType[keyof typeof ExchangeType];


export const ExchangeType = {
  /** 现金 */
  Cash: 1,
  /** 虚拟卡 */
  Virtual: 2,
  /** 实物 */
  Physical: 3,
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CoinDirection = typeof CoinDirection[keyof typeof CoinDirection];


export const CoinDirection = {
  /** 收入 */
  In: 'in',
  /** 支出 */
  Out: 'out',
} as const;

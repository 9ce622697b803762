/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type Site = typeof Site[keyof typeof Site];


export const Site = {
  /** 会员站 */
  Member: 'member',
  /** 讨论站 */
  Bbs: 'bbs',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * active = applied and waiting for what it works on.
 */
export type CardState = typeof CardState[keyof typeof CardState];


export const CardState = {
  /** 可用 */
  Usable: 'usable',
  /** 生效中 */
  Active: 'active',
  /** 已使用 */
  Used: 'used',
  /** 已过期 */
  Expired: 'expired',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * active = applied, and waiting for the event that it affects.
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

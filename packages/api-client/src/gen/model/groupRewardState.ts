/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type GroupRewardState = typeof GroupRewardState[keyof typeof GroupRewardState];


export const GroupRewardState = {
  /** 待确认 */
  Tallied: 'tallied',
  /** 已发放 */
  Paid: 'paid',
  /** 没有报酬 */
  Nothing: 'nothing',
  /** 等待注册领取 */
  Kept: 'kept',
  /** 过期未领 */
  Lapsed: 'lapsed',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ProviderState = typeof ProviderState[keyof typeof ProviderState];


export const ProviderState = {
  /** 正常 */
  Working: 'working',
  /** 连不上 */
  Failing: 'failing',
  /** 今天的额度用完 */
  UsedUp: 'usedUp',
  /** 已暂停 */
  Paused: 'paused',
  /** 没有配置 */
  Missing: 'missing',
} as const;

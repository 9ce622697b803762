/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type JoinResult = typeof JoinResult[keyof typeof JoinResult];


export const JoinResult = {
  /** 未完成 */
  Incomplete: 0,
  /** 已完成 */
  Complete: 1,
  /** 未入选 */
  ScreenedOut: 2,
  /** 名额已满 */
  QuotaFull: 3,
  /** 用时过短 */
  TooShort: 4,
  /** 网络不符 */
  IpBlocked: 5,
  /** Cookie 被拦 */
  CookieBlocked: 6,
  /** 城市不符 */
  CityBlocked: 7,
  /** 已超时 */
  TimedOut: 8,
} as const;

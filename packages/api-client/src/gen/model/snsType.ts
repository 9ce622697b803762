/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SnsType = typeof SnsType[keyof typeof SnsType];


export const SnsType = {
  /** 微信 */
  Wechat: 1,
  /** QQ */
  Qq: 2,
  /** 微博 */
  Weibo: 3,
  /** 支付宝 */
  Alipay: 4,
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PayeeChannel = typeof PayeeChannel[keyof typeof PayeeChannel];


export const PayeeChannel = {
  /** 支付宝 */
  Alipay: 'alipay',
  /** 微信 */
  Wechat: 'wechat',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ProviderChannel = typeof ProviderChannel[keyof typeof ProviderChannel];


export const ProviderChannel = {
  /** 支付宝 */
  Alipay: 'alipay',
  /** 微信支付 */
  Wechat: 'wechat',
  /** 话费充值 */
  Mobile: 'mobile',
} as const;

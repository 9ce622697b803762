/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Where the benefit goes. It decides what the order form must contain: payee, mobile, consignee, or nothing for card codes.
 */
export type BenefitTarget = typeof BenefitTarget[keyof typeof BenefitTarget];


export const BenefitTarget = {
  /** 收款账户 */
  Payee: 'payee',
  /** 充值手机号 */
  Mobile: 'mobile',
  /** 卡密 */
  Codes: 'codes',
  /** 收货地址 */
  Consignee: 'consignee',
} as const;

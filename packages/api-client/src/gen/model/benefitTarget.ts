/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Where it is delivered to, and so what the order form must carry: payee, mobile, consignee or nothing (card codes).
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

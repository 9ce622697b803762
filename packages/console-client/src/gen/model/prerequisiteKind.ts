/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PrerequisiteKind = typeof PrerequisiteKind[keyof typeof PrerequisiteKind];


export const PrerequisiteKind = {
  /** 在售 */
  OnSale: 'onSale',
  /** 金币足够 */
  Balance: 'balance',
  /** 有库存 */
  Stock: 'stock',
  /** 会员等级 */
  Level: 'level',
  /** 今日次数 */
  DailyLimit: 'dailyLimit',
  /** 本月次数 */
  MonthlyLimit: 'monthlyLimit',
  /** 实名认证 */
  RealName: 'realName',
  /** 年满 18 岁 */
  Adult: 'adult',
  /** 收款账户 */
  Payee: 'payee',
  /** 手机号 */
  Mobile: 'mobile',
  /** 收货地址 */
  Consignee: 'consignee',
  /** 账号状态 */
  Account: 'account',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OrderField = typeof OrderField[keyof typeof OrderField];


export const OrderField = {
  /** 数量 */
  Quantity: 'quantity',
  /** 规格 */
  ChoiceId: 'choiceId',
  /** 金额 */
  Amount: 'amount',
  /** 收款账户 */
  PayeeId: 'payeeId',
  /** 收款账号 */
  PayeeAccount: 'payee.account',
  /** 收款人姓名 */
  PayeeName: 'payee.name',
  /** 手机号 */
  Mobile: 'mobile',
  /** 收货地址 */
  ConsigneeId: 'consigneeId',
  /** 免手续费卡 */
  FeeFreeCardId: 'feeFreeCardId',
} as const;

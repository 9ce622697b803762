/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OrderActor = typeof OrderActor[keyof typeof OrderActor];


export const OrderActor = {
  /** 我 */
  Member: 'member',
  /** 规则审核 */
  Rule: 'rule',
  /** 工作人员 */
  Operator: 'operator',
  /** 系统 */
  System: 'system',
} as const;

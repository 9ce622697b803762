/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ReceiptKind = typeof ReceiptKind[keyof typeof ReceiptKind];


export const ReceiptKind = {
  /** 任务结果 */
  Result: 'result',
  /** 兑换订单 */
  Order: 'order',
  /** 抽奖 */
  Draw: 'draw',
} as const;

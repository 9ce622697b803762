/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TicketSubjectType = typeof TicketSubjectType[keyof typeof TicketSubjectType];


export const TicketSubjectType = {
  /** 任务结果 */
  Result: 'result',
  /** 金币记录 */
  Coins: 'coins',
  /** 兑换订单 */
  Order: 'order',
  /** 质量分变化 */
  Quality: 'quality',
  /** 处罚 */
  Penalty: 'penalty',
  /** 邀请 */
  Invitation: 'invitation',
} as const;

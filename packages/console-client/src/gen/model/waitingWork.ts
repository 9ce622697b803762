/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type WaitingWork = typeof WaitingWork[keyof typeof WaitingWork];


export const WaitingWork = {
  /** 等我同意的请求 */
  Requests: 'requests',
  /** 我提出的请求 */
  OwnRequests: 'ownRequests',
  /** 等同事同意的请求 */
  RequestsOfOthers: 'requestsOfOthers',
  /** 待审核的提交 */
  HandIns: 'handIns',
  /** 未答复的反馈 */
  Tickets: 'tickets',
  /** 待审核的兑换 */
  OrdersToReview: 'ordersToReview',
  /** 发放失败的兑换 */
  OrdersFailed: 'ordersFailed',
  /** 待核对的兑换 */
  OrdersHeld: 'ordersHeld',
  /** 待寄出的兑换 */
  OrdersToSend: 'ordersToSend',
  /** 等额度或渠道的兑换 */
  OrdersHeldBack: 'ordersHeldBack',
  /** 连不上或额度用完的渠道 */
  Providers: 'providers',
  /** 待核对的奖励 */
  HeldPay: 'heldPay',
  /** 待确认的小组发放 */
  PayOuts: 'payOuts',
  /** 待处理的合作方报告 */
  Reports: 'reports',
  /** 待处理的申请 */
  Applications: 'applications',
  /** 会员提的问题 */
  PollProposals: 'pollProposals',
  /** 合作方已关闭的任务 */
  ClosedTasks: 'closedTasks',
} as const;

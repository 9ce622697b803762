/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type DayFigureName = typeof DayFigureName[keyof typeof DayFigureName];


export const DayFigureName = {
  /** 完成的答题 */
  Answers: 'answers',
  /** 新会员 */
  SignUps: 'signUps',
  /** 答题发出的金币 */
  Coins: 'coins',
  /** 新兑换单 */
  Orders: 'orders',
  /** 新反馈 */
  Tickets: 'tickets',
  /** 待审核的提交 */
  OpenHandIns: 'openHandIns',
  /** 未答复的反馈 */
  OpenTickets: 'openTickets',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type DayFigureName = typeof DayFigureName[keyof typeof DayFigureName];


export const DayFigureName = {
  /** 完成的答题 */
  Answers: 'answers',
  /** 未入选 */
  ScreenedOut: 'screenedOut',
  /** 名额已满 */
  QuotaFull: 'quotaFull',
  /** 没通过检查 */
  TurnedAway: 'turnedAway',
  /** 已超时 */
  TimedOut: 'timedOut',
  /** 新会员 */
  SignUps: 'signUps',
  /** 来过的会员 */
  Active: 'active',
  /** 答题答应的金币 */
  Coins: 'coins',
  /** 到账的金币 */
  Issued: 'issued',
  /** 花掉的金币 */
  Spent: 'spent',
  /** 会员手里的金币 */
  Owed: 'owed',
  /** 新兑换单 */
  Orders: 'orders',
  /** 新反馈 */
  Tickets: 'tickets',
  /** 发出的短信 */
  TextMessages: 'textMessages',
  /** 待审核的提交 */
  OpenHandIns: 'openHandIns',
  /** 未答复的反馈 */
  OpenTickets: 'openTickets',
} as const;

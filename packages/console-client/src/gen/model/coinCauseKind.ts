/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CoinCauseKind = typeof CoinCauseKind[keyof typeof CoinCauseKind];


export const CoinCauseKind = {
  /** 任务 */
  Participation: 'participation',
  /** 签到 */
  Checkin: 'checkin',
  /** 兑换 */
  Exchange: 'exchange',
  /** 兑换退回 */
  ExchangeRefund: 'exchangeRefund',
  /** 邀请 */
  Invite: 'invite',
  /** 更正 */
  Correction: 'correction',
  /** 新手 */
  Welcome: 'welcome',
  /** 活动 */
  Campaign: 'campaign',
  /** 讨论小组 */
  Group: 'group',
  /** 课程 */
  Course: 'course',
  /** 月度评选 */
  Award: 'award',
} as const;

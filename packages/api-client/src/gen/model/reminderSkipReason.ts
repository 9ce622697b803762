/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ReminderSkipReason = typeof ReminderSkipReason[keyof typeof ReminderSkipReason];


export const ReminderSkipReason = {
  /** 12 小时内已提醒 */
  RecentlyReminded: 'recentlyReminded',
  /** 这个话题已提醒 3 次 */
  OftenReminded: 'oftenReminded',
  /** 没有待完成的内容 */
  NothingOwed: 'nothingOwed',
  /** 没有芽言账号，也没有同意接收短信 */
  NoAccount: 'noAccount',
} as const;

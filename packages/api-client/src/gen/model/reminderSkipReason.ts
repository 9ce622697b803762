/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ReminderSkipReason = typeof ReminderSkipReason[keyof typeof ReminderSkipReason];


export const ReminderSkipReason = {
  /** 24 小时内已提醒 */
  RecentlyReminded: 'recentlyReminded',
  /** 没有待完成的内容 */
  NothingOwed: 'nothingOwed',
} as const;

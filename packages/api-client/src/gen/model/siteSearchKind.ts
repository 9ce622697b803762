/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SiteSearchKind = typeof SiteSearchKind[keyof typeof SiteSearchKind];


export const SiteSearchKind = {
  /** 帮助 */
  Help: 'help',
  /** 任务 */
  Task: 'task',
  /** 福利 */
  Benefit: 'benefit',
  /** 活动 */
  Campaign: 'campaign',
  /** 兑换记录 */
  Order: 'order',
  /** 金币明细 */
  Coins: 'coins',
} as const;

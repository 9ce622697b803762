/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorCampaignState = typeof OperatorCampaignState[keyof typeof OperatorCampaignState];


export const OperatorCampaignState = {
  /** 草稿 */
  Draft: 'draft',
  /** 未开始 */
  Upcoming: 'upcoming',
  /** 进行中 */
  Running: 'running',
  /** 已暂停 */
  Paused: 'paused',
  /** 已结束 */
  Ended: 'ended',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CampaignState = typeof CampaignState[keyof typeof CampaignState];


export const CampaignState = {
  /** 未开始 */
  Upcoming: 'upcoming',
  /** 进行中 */
  Running: 'running',
  /** 暂停中 */
  Paused: 'paused',
  /** 已结束 */
  Ended: 'ended',
} as const;

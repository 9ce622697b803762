/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CampaignDate = typeof CampaignDate[keyof typeof CampaignDate];


export const CampaignDate = {
  /** 开始 */
  StartsAt: 'startsAt',
  /** 结束 */
  EndsAt: 'endsAt',
  /** 开奖 */
  DrawsAt: 'drawsAt',
} as const;

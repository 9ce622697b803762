/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * hosted = our own runner; external = the site leads to `url`; ended = starting already decided the result; group = `url` is the invitation to the discussion on this site.
 */
export type ParticipationKind = typeof ParticipationKind[keyof typeof ParticipationKind];


export const ParticipationKind = {
  /** 站内作答 */
  Hosted: 'hosted',
  /** 前往外部页面 */
  External: 'external',
  /** 已结束 */
  Ended: 'ended',
  /** 讨论小组 */
  Group: 'group',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ContentState = typeof ContentState[keyof typeof ContentState];


export const ContentState = {
  /** 等发布 */
  Planned: 'planned',
  /** 等会员同意 */
  Waiting: 'waiting',
  /** 展示中 */
  Shown: 'shown',
  /** 已结束 */
  Ended: 'ended',
  /** 已撤下 */
  Withdrawn: 'withdrawn',
} as const;

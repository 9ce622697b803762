/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Everyone who may see the answer; only its author and the hosts; or hosts and observers, never a respondent.
 */
export type FollowUpAudience = typeof FollowUpAudience[keyof typeof FollowUpAudience];


export const FollowUpAudience = {
  /** 公开 */
  Everyone: 'everyone',
  /** 仅 TA 可见 */
  Author: 'author',
  /** 仅主持人与观察员 */
  BackRoom: 'backRoom',
} as const;

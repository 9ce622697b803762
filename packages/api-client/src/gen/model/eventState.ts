/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type EventState = typeof EventState[keyof typeof EventState];


export const EventState = {
  /** 即将开始 */
  Upcoming: 'upcoming',
  /** 进行中 */
  Running: 'running',
  /** 已结束 */
  Ended: 'ended',
} as const;

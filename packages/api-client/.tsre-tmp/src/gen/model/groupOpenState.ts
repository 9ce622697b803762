/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Where a group, a topic or a section stands in its schedule; closed ones can still be read.
 */
export type GroupOpenState = typeof GroupOpenState[keyof typeof GroupOpenState];


export const GroupOpenState = {
  /** 未开始 */
  Upcoming: 'upcoming',
  /** 进行中 */
  Open: 'open',
  /** 已结束 */
  Closed: 'closed',
} as const;

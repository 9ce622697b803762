/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TopicMemberState = typeof TopicMemberState[keyof typeof TopicMemberState];


export const TopicMemberState = {
  /** 已完成 */
  Answered: 'answered',
  /** 部分完成 */
  Partly: 'partly',
  /** 未发言 */
  Silent: 'silent',
} as const;

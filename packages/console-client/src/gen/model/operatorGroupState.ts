/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorGroupState = typeof OperatorGroupState[keyof typeof OperatorGroupState];


export const OperatorGroupState = {
  /** 草稿 */
  Draft: 'draft',
  /** 邀请中 */
  Inviting: 'inviting',
  /** 进行中 */
  Open: 'open',
  /** 已结束 */
  Closed: 'closed',
  /** 已归档 */
  Archived: 'archived',
} as const;

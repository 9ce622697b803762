/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * States in order. A group never moves back.
 */
export type GroupLife = typeof GroupLife[keyof typeof GroupLife];


export const GroupLife = {
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

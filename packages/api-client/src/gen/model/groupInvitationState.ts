/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type GroupInvitationState = typeof GroupInvitationState[keyof typeof GroupInvitationState];


export const GroupInvitationState = {
  /** 未进入 */
  Waiting: 'waiting',
  /** 已加入 */
  Entered: 'entered',
  /** 已撤回 */
  Withdrawn: 'withdrawn',
  /** 已退出 */
  Left: 'left',
} as const;

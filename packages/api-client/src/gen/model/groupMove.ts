/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What a host may do to move a group on.
 */
export type GroupMove = typeof GroupMove[keyof typeof GroupMove];


export const GroupMove = {
  /** 开始邀请 */
  Invite: 'invite',
  /** 现在开放 */
  Open: 'open',
  /** 现在结束 */
  Close: 'close',
  /** 归档 */
  Archive: 'archive',
} as const;

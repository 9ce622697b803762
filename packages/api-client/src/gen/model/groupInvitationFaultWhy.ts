/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type GroupInvitationFaultWhy = typeof GroupInvitationFaultWhy[keyof typeof GroupInvitationFaultWhy];


export const GroupInvitationFaultWhy = {
  /** 不是 11 位手机号 */
  Invalid: 'invalid',
  /** 与前面的行重复 */
  Repeated: 'repeated',
  /** 已在邀请名单中 */
  Invited: 'invited',
  /** 自己退出了 */
  Left: 'left',
} as const;

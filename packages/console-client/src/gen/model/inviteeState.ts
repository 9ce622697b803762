/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type InviteeState = typeof InviteeState[keyof typeof InviteeState];


export const InviteeState = {
  /** 已注册 */
  Registered: 'registered',
  /** 已完成个人资料问卷 */
  Welcomed: 'welcomed',
  /** 已完成首份问卷 */
  Completed: 'completed',
  /** 无效 */
  Void: 'void',
} as const;

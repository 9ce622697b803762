/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Whether the friend can be declared as family, because they share a device or a network with the inviter.
 */
export type InviteeFamily = typeof InviteeFamily[keyof typeof InviteeFamily];


export const InviteeFamily = {
  /** 不能声明 */
  No: 'no',
  /** 可以声明 */
  Possible: 'possible',
  /** 已声明 */
  Declared: 'declared',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorMemberState = typeof OperatorMemberState[keyof typeof OperatorMemberState];


export const OperatorMemberState = {
  /** 暂停中 */
  Suspended: 'suspended',
  /** 注销中 */
  Closing: 'closing',
  /** 已停用 */
  Closed: 'closed',
} as const;

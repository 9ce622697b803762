/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type HandInVerdict = typeof HandInVerdict[keyof typeof HandInVerdict];


export const HandInVerdict = {
  /** 通过 */
  Approve: 'approve',
  /** 请重新提交 */
  Return: 'return',
  /** 不通过 */
  Reject: 'reject',
} as const;

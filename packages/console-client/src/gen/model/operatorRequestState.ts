/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorRequestState = typeof OperatorRequestState[keyof typeof OperatorRequestState];


export const OperatorRequestState = {
  /** 等待同意 */
  Asked: 'asked',
  /** 已同意 */
  Agreed: 'agreed',
  /** 已拒绝 */
  Refused: 'refused',
  /** 已撤回 */
  TakenBack: 'takenBack',
  /** 已过期 */
  Expired: 'expired',
} as const;

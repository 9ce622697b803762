/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorState = typeof OperatorState[keyof typeof OperatorState];


export const OperatorState = {
  /** 等待设置 */
  Invited: 'invited',
  /** 正常 */
  Open: 'open',
  /** 已停用 */
  Closed: 'closed',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ReturnState = typeof ReturnState[keyof typeof ReturnState];


export const ReturnState = {
  /** 已有结果 */
  Ended: 'ended',
  /** 结果待确认 */
  Waiting: 'waiting',
  /** 可以再试一次 */
  Retry: 'retry',
  /** 没有找到这次作答 */
  Unknown: 'unknown',
} as const;

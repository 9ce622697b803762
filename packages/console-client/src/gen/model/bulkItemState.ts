/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type BulkItemState = typeof BulkItemState[keyof typeof BulkItemState];


export const BulkItemState = {
  /** 等待 */
  Waiting: 'waiting',
  /** 已完成 */
  Done: 'done',
  /** 等另一位同事同意 */
  Asked: 'asked',
  /** 做不了 */
  Refused: 'refused',
  /** 出错 */
  Failed: 'failed',
  /** 停下没做 */
  Stopped: 'stopped',
} as const;

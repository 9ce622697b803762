/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What an order waits for from us.
 */
export type OperatorOrderQueue = typeof OperatorOrderQueue[keyof typeof OperatorOrderQueue];


export const OperatorOrderQueue = {
  /** 待审核 */
  Review: 'review',
  /** 发放失败 */
  Failed: 'failed',
  /** 待核对 */
  Held: 'held',
  /** 待寄出 */
  ToSend: 'toSend',
  /** 等额度或渠道 */
  HeldBack: 'heldBack',
} as const;

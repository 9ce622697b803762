/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OrderAttemptOutcome = typeof OrderAttemptOutcome[keyof typeof OrderAttemptOutcome];


export const OrderAttemptOutcome = {
  /** 进行中 */
  Open: 'open',
  /** 待核对 */
  Held: 'held',
  /** 已发放 */
  Issued: 'issued',
  /** 失败 */
  Failed: 'failed',
  /** 已撤销 */
  Revoked: 'revoked',
} as const;

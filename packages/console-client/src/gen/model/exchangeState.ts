/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ExchangeState = typeof ExchangeState[keyof typeof ExchangeState];


export const ExchangeState = {
  /** 待审核 */
  PendingReview: 0,
  /** 已发放 */
  Issued: 1,
  /** 待发放 */
  ToBeIssued: 2,
  /** 已撤销 */
  Revoked: 3,
  /** 审核未通过 */
  NotPassed: 4,
  /** 发放失败 */
  IssueFailed: 5,
} as const;

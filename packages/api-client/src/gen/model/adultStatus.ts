/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type AdultStatus = typeof AdultStatus[keyof typeof AdultStatus];


export const AdultStatus = {
  /** 审核中 */
  PendingReview: 0,
  /** 有效 */
  Valid: 1,
  /** 无效 */
  Invalid: 2,
} as const;

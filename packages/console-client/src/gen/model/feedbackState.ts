/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type FeedbackState = typeof FeedbackState[keyof typeof FeedbackState];


export const FeedbackState = {
  /** 待受理 */
  ToBeAccepted: 0,
  /** 待处理 */
  ToBeHandled: 1,
  /** 处理中 */
  InProgress: 2,
  /** 待你补充 */
  AwaitingFeedback: 3,
  /** 待你确认 */
  AwaitingConfirmation: 4,
  /** 已确认 */
  Confirmed: 5,
} as const;

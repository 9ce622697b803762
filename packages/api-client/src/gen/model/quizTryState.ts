/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type QuizTryState = typeof QuizTryState[keyof typeof QuizTryState];


export const QuizTryState = {
  /** 答题中 */
  Open: 'open',
  /** 已提交 */
  Done: 'done',
  /** 超时 */
  Expired: 'expired',
} as const;

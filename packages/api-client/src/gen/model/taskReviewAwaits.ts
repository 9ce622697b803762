/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskReviewAwaits = typeof TaskReviewAwaits[keyof typeof TaskReviewAwaits];


export const TaskReviewAwaits = {
  /** 申请 */
  Application: 'application',
  /** 提交的内容 */
  Proof: 'proof',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Whether a picture like this passes the review.
 */
export type TaskExampleKind = typeof TaskExampleKind[keyof typeof TaskExampleKind];


export const TaskExampleKind = {
  /** 合格 */
  Good: 'good',
  /** 不合格 */
  Bad: 'bad',
} as const;

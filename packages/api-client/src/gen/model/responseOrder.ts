/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ResponseOrder = typeof ResponseOrder[keyof typeof ResponseOrder];


export const ResponseOrder = {
  /** 最早在前 */
  Oldest: 'oldest',
  /** 最新在前 */
  Newest: 'newest',
} as const;

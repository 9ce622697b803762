/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SecondLookVerdict = typeof SecondLookVerdict[keyof typeof SecondLookVerdict];


export const SecondLookVerdict = {
  /** 应当通过 */
  Approve: 'approve',
  /** 不应通过 */
  Reject: 'reject',
} as const;

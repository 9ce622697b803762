/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type HandInWhat = typeof HandInWhat[keyof typeof HandInWhat];


export const HandInWhat = {
  /** 申请 */
  Application: 'application',
  /** 成果 */
  Proof: 'proof',
} as const;

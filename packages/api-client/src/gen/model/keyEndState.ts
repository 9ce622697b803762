/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type KeyEndState = typeof KeyEndState[keyof typeof KeyEndState];


export const KeyEndState = {
  /** 作答中 */
  Open: 'open',
  /** 已结束 */
  Ended: 'ended',
} as const;

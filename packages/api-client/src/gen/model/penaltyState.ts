/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type PenaltyState = typeof PenaltyState[keyof typeof PenaltyState];


export const PenaltyState = {
  Running: 'running',
  Ended: 'ended',
  Lifted: 'lifted',
} as const;

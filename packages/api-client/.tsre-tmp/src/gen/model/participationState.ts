/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ParticipationState = typeof ParticipationState[keyof typeof ParticipationState];


export const ParticipationState = {
  /** 进行中 */
  Open: 'open',
  /** 已结束 */
  Ended: 'ended',
} as const;

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ListTaskParticipationsEarning = typeof ListTaskParticipationsEarning[keyof typeof ListTaskParticipationsEarning];


export const ListTaskParticipationsEarning = {
  /** 待确认 */
  Pending: 'pending',
  /** 已收回 */
  TakenBack: 'takenBack',
} as const;

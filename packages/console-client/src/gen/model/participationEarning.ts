/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ParticipationEarning = typeof ParticipationEarning[keyof typeof ParticipationEarning];


export const ParticipationEarning = {
  /** 没有金币 */
  None: 'none',
  /** 待确认 */
  Pending: 'pending',
  /** 已到账 */
  Available: 'available',
  /** 已收回 */
  TakenBack: 'takenBack',
} as const;

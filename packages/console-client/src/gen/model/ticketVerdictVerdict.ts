/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TicketVerdictVerdict = typeof TicketVerdictVerdict[keyof typeof TicketVerdictVerdict];


export const TicketVerdictVerdict = {
  /** 维持原结果 */
  Upheld: 'upheld',
  /** 撤销原结果 */
  Reversed: 'reversed',
  /** 部分调整 */
  Partly: 'partly',
} as const;

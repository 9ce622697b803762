/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorTicketEntryBy = typeof OperatorTicketEntryBy[keyof typeof OperatorTicketEntryBy];


export const OperatorTicketEntryBy = {
  member: 'member',
  operator: 'operator',
  clock: 'clock',
} as const;

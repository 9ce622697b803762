/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TicketEntryBy = typeof TicketEntryBy[keyof typeof TicketEntryBy];


export const TicketEntryBy = {
  Member: 'member',
  Operator: 'operator',
  Clock: 'clock',
} as const;

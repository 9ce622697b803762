/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TicketRecordKind = typeof TicketRecordKind[keyof typeof TicketRecordKind];


export const TicketRecordKind = {
  participation: 'participation',
  order: 'order',
  member: 'member',
} as const;

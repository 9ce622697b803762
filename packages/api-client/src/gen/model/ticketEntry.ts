/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TicketEntryBy } from './ticketEntryBy.ts';
import type { TicketEntryKind } from './ticketEntryKind.ts';
import type { Time } from './time.ts';

export interface TicketEntry {
  at: Time;
  by: TicketEntryBy;
  kind: TicketEntryKind;
  /** @nullable */
  text: string | null;
  pictures: string[];
}

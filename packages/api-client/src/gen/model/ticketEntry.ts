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
  /**
     * The number of the merged ticket in which it was written; null if it was written in this one.
     * @nullable
     */
  from: string | null;
}

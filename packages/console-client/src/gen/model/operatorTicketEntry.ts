/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorTicketEntryBy } from './operatorTicketEntryBy.ts';
import type { TicketEntryKind } from './ticketEntryKind.ts';
import type { Time } from './time.ts';

export interface OperatorTicketEntry {
  at: Time;
  by: OperatorTicketEntryBy;
  /**
     * @maxLength 100
     * @nullable
     */
  operator: string | null;
  kind: TicketEntryKind;
  /**
     * @maxLength 2000
     * @nullable
     */
  text: string | null;
  /**
     * @maxItems 6
     * @items.maxLength 2000
     */
  pictures: string[];
  /**
     * The number of the merged ticket in which it was written; null if it was written in this one.
     * @maxLength 30
     * @nullable
     */
  from: string | null;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TicketSummary } from './ticketSummary.ts';

export interface TicketPage {
  items: TicketSummary[];
  /** @nullable */
  nextCursor: string | null;
}

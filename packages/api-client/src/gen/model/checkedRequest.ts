/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Ticket } from './ticket.ts';

export interface CheckedRequest {
  checkTicket: Ticket;
}

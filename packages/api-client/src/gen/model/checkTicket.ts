/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Ticket } from './ticket.ts';
import type { Time } from './time.ts';

export interface CheckTicket {
  checkTicket: Ticket;
  expiresAt: Time;
}

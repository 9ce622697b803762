/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TicketPage } from './ticketPage.ts';

export type ListTickets200 = Envelope & {
  data: TicketPage;
};

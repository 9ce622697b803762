/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TicketSubject } from './ticketSubject.ts';

export type GetTicketSubject200 = Envelope & {
  data: TicketSubject;
};

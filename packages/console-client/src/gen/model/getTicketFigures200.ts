/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TicketFigures } from './ticketFigures.ts';

export type GetTicketFigures200 = Envelope & {
  data: TicketFigures;
};

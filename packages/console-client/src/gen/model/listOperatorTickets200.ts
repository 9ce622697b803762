/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorTicketPage } from './operatorTicketPage.ts';

export type ListOperatorTickets200 = Envelope & {
  data: OperatorTicketPage;
};

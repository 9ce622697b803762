/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorTicketDetail } from './operatorTicketDetail.ts';

export type GetOperatorTicket200 = Envelope & {
  data: OperatorTicketDetail;
};

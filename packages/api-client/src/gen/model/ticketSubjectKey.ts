/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { TicketSubjectType } from './ticketSubjectType.ts';

export interface TicketSubjectKey {
  type: TicketSubjectType;
  id: Id;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { TicketRecordKind } from './ticketRecordKind.ts';

export interface TicketRecord {
  kind: TicketRecordKind;
  subject: Id;
}

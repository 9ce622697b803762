/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TicketKind } from './ticketKind.ts';
import type { TicketPictures } from './ticketPictures.ts';
import type { TicketSubjectKey } from './ticketSubjectKey.ts';
import type { TicketText } from './ticketText.ts';

export interface OpenTicketRequest {
  kind: TicketKind;
  text: TicketText;
  subject?: TicketSubjectKey;
  pictures?: TicketPictures;
}

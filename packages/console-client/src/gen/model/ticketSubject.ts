/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentLink } from './contentLink.ts';
import type { Id } from './id.ts';
import type { TicketFact } from './ticketFact.ts';
import type { TicketSubjectType } from './ticketSubjectType.ts';

export interface TicketSubject {
  type: TicketSubjectType;
  id: Id;
  title: string;
  facts: TicketFact[];
  link: ContentLink | null;
  /** Whether an appeal against it is possible now. */
  appealable: boolean;
}

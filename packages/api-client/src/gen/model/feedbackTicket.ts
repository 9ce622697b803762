/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TicketEntry } from './ticketEntry.ts';
import type { TicketSubject } from './ticketSubject.ts';
import type { TicketSummary } from './ticketSummary.ts';
import type { TicketVerdict } from './ticketVerdict.ts';

export type FeedbackTicket = TicketSummary & ({
  subject: TicketSubject | null;
  entries: TicketEntry[];
  verdict: TicketVerdict | null;
  mayReply: boolean;
  /**
     * How often the member may add before an operator writes again.
     * @minimum 0
     */
  repliesLeft: number;
  mayConfirm: boolean;
  mayReopen: boolean;
});

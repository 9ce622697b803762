/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TicketWeek } from './ticketWeek.ts';
import type { WaitingTickets } from './waitingTickets.ts';

export interface TicketFigures {
  /**
     * When the job counted; null before its first run.
     * @nullable
     */
  countedAt: string | null;
  /**
     * The newest first. Tickets belong to the week in which they were opened.
     * @maxItems 53
     */
  weeks: TicketWeek[];
  /** @maxItems 10 */
  waiting: WaitingTickets[];
}

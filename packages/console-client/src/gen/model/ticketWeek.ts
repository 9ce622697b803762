/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TicketFigure } from './ticketFigure.ts';

export interface TicketWeek {
  /** Monday, in China. */
  from: string;
  /** Sunday. */
  until: string;
  /** Whether the week is not over. */
  isRunning: boolean;
  all: TicketFigure;
  /**
     * The kinds that were opened.
     * @maxItems 20
     */
  kinds: TicketFigure[];
}

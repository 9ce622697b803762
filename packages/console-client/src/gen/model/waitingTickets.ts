/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TicketAge } from './ticketAge.ts';

export interface WaitingTickets {
  age: TicketAge;
  /**
     * The first day on which they were opened; null without one.
     * @nullable
     */
  from: string | null;
  /** The last day on which they were opened. */
  until: string;
  count: number;
  /** Of these, with a broken promise. */
  late: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Ticket } from './ticket.ts';

/**
 * The mobile is verified and has no account yet.
 */
export interface Unregistered {
  state: 'unregistered';
  registerTicket: Ticket;
}

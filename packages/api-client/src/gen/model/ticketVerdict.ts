/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TicketVerdictVerdict } from './ticketVerdictVerdict.ts';

export interface TicketVerdict {
  verdict: TicketVerdictVerdict;
  /** Coins returned. */
  coins: number;
  /** Quality points returned. */
  points: number;
  /** Days by which the penalty was shortened. */
  days: number;
}

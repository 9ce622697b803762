/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TicketVerdictVerdict } from './ticketVerdictVerdict.ts';

export interface TicketVerdict {
  verdict: TicketVerdictVerdict;
  /** Coins given back. */
  coins: number;
  /** Points of quality given back. */
  points: number;
  /** Days taken off the penalty. */
  days: number;
}

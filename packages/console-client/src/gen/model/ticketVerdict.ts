/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AppealVerdict } from './appealVerdict.ts';

export interface TicketVerdict {
  verdict: AppealVerdict;
  /** Coins returned, those of a forgiven debt included. */
  coins: number;
  /** Coins of these that the member owed and need not pay any more. */
  forgiven: number;
  /** Quality points returned. */
  points: number;
  /** Days by which the penalty was shortened. */
  days: number;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Ticket } from './ticket.ts';

/**
 * The solved challenge of an earlier PROOF_REQUIRED.
 */
export interface ProofAnswer {
  challenge: Ticket;
  /**
     * Makes SHA-256 of `<challenge>.<solution>` begin with the asked number of zero bits.
     * @pattern ^[0-9]{1,16}$
     */
  solution: string;
}

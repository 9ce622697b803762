/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Ticket } from './ticket.ts';

/**
 * The solved ProofChallenge of an earlier PROOF_REQUIRED. It works once, only from the network address that received the challenge, until it expires. The refused call used nothing up; repeat it unchanged with `proof` added.
 */
export interface ProofAnswer {
  challenge: Ticket;
  /**
     * Makes SHA-256 of `<challenge>.<solution>` begin with `bits` zero bits.
     * @pattern ^[0-9]{1,16}$
     */
  solution: string;
}

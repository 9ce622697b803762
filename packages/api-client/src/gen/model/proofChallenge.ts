/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Ticket } from './ticket.ts';
import type { Time } from './time.ts';

/**
 * The `data` of PROOF_REQUIRED. The device solves it, not the person.
 */
export interface ProofChallenge {
  challenge: Ticket;
  /**
     * Number of zero bits at the start of the hash.
     * @minimum 1
     * @maximum 30
     */
  bits: number;
  expiresAt: Time;
}

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Ticket } from './ticket.ts';
import type { Time } from './time.ts';

/**
 * The `data` of PROOF_REQUIRED. Work for a machine, no puzzle for people.
 */
export interface ProofChallenge {
  challenge: Ticket;
  /**
     * Zero bits the hash begins with.
     * @minimum 1
     * @maximum 30
     */
  bits: number;
  expiresAt: Time;
}

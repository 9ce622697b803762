import { refuse } from '../../../errors/api-fault.ts';
import { useOnce } from '../../../platform/database/expiring-rows.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createOneTimeTokens } from '../one-time-token.ts';
import { insertTicket, type ProvenMobile } from '../members/register-ticket-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const TICKET_BYTES = 32;
const LASTS_MS = 10 * 60_000;

/**
 * Tickets that prove a mobile without an account. Each works once, for 10 minutes, and is stored as a hash (rule
 * 2.2).
 */
export interface RegisterTickets {
  issue(mobile: string): Promise<string>;
  /**
   * Returns the ticket's mobile and uses the ticket up when the transaction commits. Refuses with
   * REGISTER_TICKET_INVALID.
   */
  use(tx: Tx, ticket: string): Promise<ProvenMobile>;
}

export function createRegisterTickets(
  platform: Pick<Platform, 'database' | 'clock' | 'random' | 'keys' | 'cipher'>,
): RegisterTickets {
  const { database, clock, cipher } = platform;
  const tickets = createOneTimeTokens(platform, 'register ticket', TICKET_BYTES);
  return {
    issue: async (mobile) => {
      const ticket = tickets.make();
      const proven = { mobile_sealed: cipher.seal(mobile), mobile_index: cipher.blindIndex(mobile) };
      const expiresAt = new Date(clock.now().getTime() + LASTS_MS);
      await insertTicket(database.read, tickets.hash(ticket), proven, expiresAt);
      return ticket;
    },
    use: async (tx, ticket) =>
      (await useOnce(tx, 'register_tickets', { ticket_hash: tickets.hash(ticket) }, clock.now())) ??
      refuse('REGISTER_TICKET_INVALID'),
  };
}

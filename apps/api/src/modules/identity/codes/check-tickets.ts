import type { CheckPurpose } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { MemberCaller } from '../../../call/caller.ts';
import { isUsable, useOnce } from '../../../platform/database/expiring-rows.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createOneTimeTokens } from '../one-time-token.ts';
import { type CheckTicketKey, insertCheckTicket } from './check-ticket-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/**
 * Tickets that prove that a member has just entered a code from their phone. Each works once, for 10 minutes, for one
 * kind of change, and only for the session that requested it (rule 2.19). `checkSmsCode` issues them, and the change
 * uses them up.
 */
export interface CheckTickets {
  issue(caller: MemberCaller, purpose: CheckPurpose): Promise<{ checkTicket: string; expiresAt: Date }>;
  /** Refuses with CHECK_REQUIRED like `use`, without using up the ticket. */
  look(caller: MemberCaller, purpose: CheckPurpose, ticket: string): Promise<void>;
  /** Uses the ticket up when the transaction commits. Refuses with CHECK_REQUIRED. */
  use(tx: Tx, caller: MemberCaller, purpose: CheckPurpose, ticket: string): Promise<void>;
}

const TICKET_BYTES = 32;
const LASTS_MS = 10 * 60_000;

export function createCheckTickets(
  platform: Pick<Platform, 'database' | 'clock' | 'random' | 'keys'>,
): CheckTickets {
  const { database, clock } = platform;
  const tickets = createOneTimeTokens(platform, 'check ticket', TICKET_BYTES);
  const known = (
    { memberId, sessionId }: MemberCaller,
    purpose: CheckPurpose,
    ticket: string,
  ): CheckTicketKey => ({
    ticket_hash: tickets.hash(ticket),
    member_id: memberId,
    session_id: sessionId,
    purpose,
  });
  return {
    issue: async (caller, purpose) => {
      const checkTicket = tickets.make();
      const expiresAt = new Date(clock.now().getTime() + LASTS_MS);
      const key = known(caller, purpose, checkTicket);
      await insertCheckTicket(database.read, { ...key, expires_at: expiresAt });
      return { checkTicket, expiresAt };
    },
    look: async (caller, purpose, ticket) => {
      const which = known(caller, purpose, ticket);
      if (!(await isUsable(database.read, 'check_tickets', which, clock.now()))) refuse('CHECK_REQUIRED');
    },
    use: async (tx, caller, purpose, ticket) => {
      const which = known(caller, purpose, ticket);
      if (!(await useOnce(tx, 'check_tickets', which, clock.now()))) refuse('CHECK_REQUIRED');
    },
  };
}

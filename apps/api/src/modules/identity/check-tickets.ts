import type { CheckPurpose } from '@yayan/contract';
import type { Transaction } from 'kysely';
import { refuse } from '../../contract/api-fault.ts';
import type { MemberCaller } from '../../contract/caller.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { createOpaqueTickets } from './opaque-ticket.ts';

/**
 * Tickets that prove a member held their phone just now: for one kind of change, by the sign-in that asked, once, within
 * 10 minutes (decisions §2). sendCode and checkSmsCode give them out; whoever makes such a change uses one up.
 */
export interface CheckTickets {
  issue(caller: MemberCaller, purpose: CheckPurpose): Promise<{ checkTicket: string; expiresAt: Date }>;
  /** Refuses with CHECK_REQUIRED what `use` would refuse; uses nothing up. */
  look(caller: MemberCaller, purpose: CheckPurpose, ticket: string): Promise<void>;
  /** Uses the ticket up when the transaction commits. Refuses with CHECK_REQUIRED. */
  use(tx: Transaction<Schema>, caller: MemberCaller, purpose: CheckPurpose, ticket: string): Promise<void>;
}

const TICKET_BYTES = 32;
const LASTS_MS = 10 * 60_000;

export function createCheckTickets(
  platform: Pick<Platform, 'database' | 'clock' | 'random' | 'keys'>,
): CheckTickets {
  const { database, clock } = platform;
  const tickets = createOpaqueTickets(platform, 'check ticket', TICKET_BYTES);
  const live = (db: Connection, caller: MemberCaller, purpose: CheckPurpose, ticket: string) =>
    db
      .selectFrom('check_tickets')
      .select('ticket_hash')
      .where('ticket_hash', '=', tickets.hash(ticket))
      .where('member_id', '=', caller.memberId)
      .where('session_id', '=', caller.sessionId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', clock.now());
  return {
    issue: async (caller, purpose) => {
      const checkTicket = tickets.make();
      const expiresAt = new Date(clock.now().getTime() + LASTS_MS);
      await database.read
        .insertInto('check_tickets')
        .values({
          ticket_hash: tickets.hash(checkTicket),
          member_id: caller.memberId,
          session_id: caller.sessionId,
          purpose,
          expires_at: expiresAt,
        })
        .execute();
      return { checkTicket, expiresAt };
    },
    look: async (caller, purpose, ticket) => {
      const found = await live(database.read, caller, purpose, ticket).executeTakeFirst();
      if (found === undefined) refuse('CHECK_REQUIRED');
    },
    use: async (tx, caller, purpose, ticket) => {
      // Rivals queue for the row; whoever comes second finds it used.
      const found = await live(tx, caller, purpose, ticket).forUpdate().executeTakeFirst();
      if (found === undefined) refuse('CHECK_REQUIRED');
      await tx
        .updateTable('check_tickets')
        .set({ used_at: clock.now() })
        .where('ticket_hash', '=', tickets.hash(ticket))
        .execute();
    },
  };
}

/** Forgets tickets that have expired. */
export async function deleteCheckTickets(db: Connection, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('check_tickets').where('expires_at', '<', expiredBefore).execute();
}

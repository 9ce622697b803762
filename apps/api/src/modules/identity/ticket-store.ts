import type { Transaction } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';

export interface ProvenMobile {
  mobile_sealed: string;
  mobile_index: string;
}

export async function insertTicket(
  db: Connection,
  ticketHash: string,
  mobile: ProvenMobile,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('register_tickets')
    .values({
      ticket_hash: ticketHash,
      mobile_sealed: mobile.mobile_sealed,
      mobile_index: mobile.mobile_index,
      expires_at: expiresAt,
    })
    .execute();
}

/** Uses a ticket up with the transaction; undefined when it is unknown, used or expired. Rivals queue for it. */
export async function useTicket(
  tx: Transaction<Schema>,
  ticketHash: string,
  at: Date,
): Promise<ProvenMobile | undefined> {
  return await tx
    .updateTable('register_tickets')
    .set({ used_at: at })
    .where('ticket_hash', '=', ticketHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['mobile_sealed', 'mobile_index'])
    .executeTakeFirst();
}

export async function deleteTickets(db: Connection, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('register_tickets').where('expires_at', '<', expiredBefore).execute();
}

import type { Transaction } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';
import type { KeptAccount } from './sns-binding-store.ts';

export type SnsTicketKind = 'bind' | 'merge' | 'register';

export interface SnsTicketRow extends KeptAccount {
  member_id: string | null;
  mobile_sealed: string | null;
  mobile_index: string | null;
}

export async function insertSnsTicket(
  db: Connection,
  ticket: SnsTicketRow & { ticket_hash: string; kind: SnsTicketKind; device_hash: string; expires_at: Date },
): Promise<void> {
  await db.insertInto('sns_tickets').values(ticket).execute();
}

/** Whether a ticket could be used now. */
export async function isUsable(
  db: Connection,
  which: { ticket_hash: string; kind: SnsTicketKind; device_hash: string },
  at: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('sns_tickets')
    .select('ticket_hash')
    .where('ticket_hash', '=', which.ticket_hash)
    .where('kind', '=', which.kind)
    .where('device_hash', '=', which.device_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a ticket up with the transaction; undefined when it can't be used here. Rivals queue for it. */
export async function useSnsTicket(
  tx: Transaction<Schema>,
  which: { ticket_hash: string; kind: SnsTicketKind; device_hash: string },
  at: Date,
): Promise<SnsTicketRow | undefined> {
  return await tx
    .updateTable('sns_tickets')
    .set({ used_at: at })
    .where('ticket_hash', '=', which.ticket_hash)
    .where('kind', '=', which.kind)
    .where('device_hash', '=', which.device_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning([
      'type',
      'subject_index',
      'subject_sealed',
      'nickname_sealed',
      'member_id',
      'mobile_sealed',
      'mobile_index',
    ])
    .executeTakeFirst();
}

export async function deleteSnsTickets(db: Connection, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('sns_tickets').where('expires_at', '<', expiredBefore).execute();
}

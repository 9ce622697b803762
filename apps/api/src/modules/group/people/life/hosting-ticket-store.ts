import { deleteExpired } from '../../../../platform/database/expiring-rows.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** Stores a host's ticket and deletes expired ones. */
export async function insertHostingTicket(
  tx: Tx,
  ticket: { ticket_hash: string; member_id: string; expires_at: Date },
  now: Date,
): Promise<void> {
  await deleteExpired(tx, 'hosting_tickets', now);
  await tx.insertInto('hosting_tickets').values(ticket).execute();
}

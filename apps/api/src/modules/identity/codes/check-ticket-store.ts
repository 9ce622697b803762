import type { CheckPurpose } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';

/** The columns by which a check ticket is found. */
export interface CheckTicketKey {
  ticket_hash: string;
  member_id: string;
  session_id: string;
  purpose: CheckPurpose;
}

export async function insertCheckTicket(
  db: Connection,
  ticket: CheckTicketKey & { expires_at: Date },
): Promise<void> {
  await db.insertInto('check_tickets').values(ticket).execute();
}

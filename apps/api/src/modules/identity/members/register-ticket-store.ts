import type { Connection } from '../../../platform/database/database.ts';

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

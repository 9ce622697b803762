import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { type Place, rowsBefore } from '../../../platform/page.ts';
import type { Subject, TicketRow } from '../tickets/feedback-deps.ts';
import { ticketColumns } from '../tickets/ticket-store.ts';

/** A member's tickets about one record, in any order. */
export async function selectTicketsAbout(
  db: Connection,
  memberId: string,
  { type, id }: Pick<Subject, 'type' | 'id'>,
): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from tickets
    where member_id = ${memberId} and subject_type = ${type} and subject_id = ${id}`.execute(db);
  return rows;
}

/** The tickets that a member opened before a place, the newest first. */
export async function selectTicketsOpened(
  db: Connection,
  memberId: string,
  { before, limit }: { before: Place | undefined; limit: number },
): Promise<TicketRow[]> {
  const earlier = sql`and ${rowsBefore(before, 'opened_at', 'id')}`;
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from tickets where member_id = ${memberId} ${earlier}
    order by opened_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

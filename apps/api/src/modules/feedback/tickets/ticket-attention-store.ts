import { FeedbackState } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** A ticket that waits for its member, since its last entry. */
interface AwaitingTicket {
  id: string;
  title: string;
  state: FeedbackState;
  since: Date;
  answeredAt: Date | null;
}

/** A member's tickets that wait for an answer or a confirmation of the member, the newest first. */
export async function selectAwaitingTickets(
  db: Connection,
  memberId: string,
  limit: number,
): Promise<AwaitingTicket[]> {
  const { rows } = await sql<AwaitingTicket>`
    select t.id, t.title, t.state, t.answered_at as "answeredAt", (
      select max(e.at) from ticket_entries e where e.member_id = t.member_id and e.ticket_id = t.id
    ) as since
    from tickets t where t.member_id = ${memberId}
      and t.state in (${FeedbackState.AwaitingFeedback}, ${FeedbackState.AwaitingConfirmation})
    order by t.id desc limit ${limit}`.execute(db);
  return rows;
}

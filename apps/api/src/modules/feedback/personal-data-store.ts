import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** A member's tickets with their entries, and penalties. For the export of their data. */
export async function feedbackData(db: Connection, memberId: string): Promise<object> {
  const tickets = await sql`
    select number, kind, state, opened_at as "openedAt", verdict, (
      select into_ticket.number from tickets into_ticket
      where into_ticket.member_id = t.member_id and into_ticket.id = t.merged_into
    ) as "mergedInto", (
      select jsonb_agg(jsonb_build_object('at', e.at, 'by', e.actor, 'kind', e.kind, 'text', e.text) order by e.position)
      from ticket_entries e where e.member_id = t.member_id and e.ticket_id = t.id
    ) as entries
    from tickets t where member_id = ${memberId} order by id`.execute(db);
  const penalties = await sql`
    select step, rule, evidence, starts_at as "startsAt", ends_at as "endsAt", lifted_at as "liftedAt"
    from penalties where member_id = ${memberId} order by id`.execute(db);
  return { tickets: tickets.rows, penalties: penalties.rows };
}

/** Deletes a member's tickets, and their penalties with them. */
export async function eraseFeedback(tx: Tx, memberId: string): Promise<void> {
  for (const table of ['tickets', 'penalties'] as const)
    await tx.deleteFrom(table).where('member_id', '=', memberId).execute();
}

import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Counts one more consolation for a member's day; false if the day's limit is reached. */
export async function countConsolation(tx: Tx, memberId: string, day: Day, limit: number): Promise<boolean> {
  const { rows } = await sql`
    insert into consolation_counts as c (member_id, day, paid)
    values (${memberId}::uuid, ${day}::date, 1)
    on conflict (member_id) do update
      set day = excluded.day, paid = case when c.day = excluded.day then c.paid + 1 else 1 end
      where c.day <> excluded.day or c.paid < ${limit}
    returning paid`.execute(tx);
  return rows.length > 0;
}

/** How many consolations a member got on a day. */
export async function readConsolations(db: Connection, memberId: string, day: Day): Promise<number> {
  const row = await db
    .selectFrom('consolation_counts')
    .select('paid')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`day = ${day}::date`)
    .executeTakeFirst();
  return row?.paid ?? 0;
}

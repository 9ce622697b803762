import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** How many members signed in, or used a sign-in that has to be renewed each half hour, since a time. */
export async function activeMembersSince(db: Connection, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct member_id) as count from session_families where last_used_at >= ${since}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

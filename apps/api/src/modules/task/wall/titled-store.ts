import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** The open tasks whose title contains a text, and those that the member is in, newest first. */
export async function readTitled(
  db: Connection,
  { memberId, text, limit }: { memberId: string; text: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id from tasks where not is_over and position(lower(${text}) in lower(title)) > 0
      union
      select t.id from participations p join tasks t on t.id = p.task_id
      where p.member_id = ${memberId}::uuid and p.result = 0 and position(lower(${text}) in lower(t.title)) > 0
    ) found order by id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';

/** Groups in which somebody's nickname begins with this text, the newest first, each with the shortest such nickname. */
export async function selectGroupsOfNickname(
  db: Connection,
  nickname: string,
  limit: number,
): Promise<{ subject: string; title: string; hint: string }[]> {
  // Rehearsals are copies that vanish.
  const { rows } = await sql<{ subject: string; title: string; hint: string }>`
    select g.task_hash as subject, g.name as title, p.nickname as hint
    from discussion_groups g
    cross join lateral (
      select nickname from group_members
      where group_id = g.id and starts_with(lower(nickname), lower(${nickname}))
      order by length(nickname), nickname limit 1
    ) p
    where g.rehearsal_of is null
    order by g.created_at desc, g.id desc limit ${limit}`.execute(db);
  return rows;
}

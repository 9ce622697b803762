import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { filterConditions, type ResponseFilter } from '../../discussion/guide/response-filter-store.ts';
import type { Viewer } from '../../discussion/guide/viewer.ts';
import { type Place, rowsBefore } from '../../../../platform/page.ts';

/** A page of texts that match, newest first. */
export async function readTexts(
  db: Connection,
  viewer: Viewer,
  filter: ResponseFilter,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<{ id: string; at: Date; content: string }[]> {
  const beyond = [rowsBefore(after, 'r.created_at', 'r.id')];
  const { rows } = await sql<{ id: string; at: Date; content: string }>`
    select r.id, r.created_at as at, r.content
    from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
    where ${sql.join([...filterConditions(viewer, filter), ...beyond], sql` and `)}
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A version that changes with every answer, edit and deletion of a group. */
export async function readAnswersState(db: Connection, groupId: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ',
      (select concat_ws(' ', sum(answers), sum(deleted)) from group_section_counts where group_id = ${groupId}),
      (select max(edited_at) from group_responses where group_id = ${groupId} and edited_at is not null),
      (select max(deleted_at) from group_responses where group_id = ${groupId} and deleted_at is not null)) as state`.execute(
    db,
  );
  return rows[0]?.state ?? '';
}

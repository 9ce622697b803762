import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { type Place, rowsBefore } from '../../../../platform/page.ts';

export interface AnswerRow {
  id: string;
  personId: string;
  nickname: string;
  topic: string;
  question: string;
  content: string;
  attachments: number;
  createdAt: Date;
  deletedAt: Date | null;
  deleteReason: string | null;
  takenDownBy: string | null;
}

export interface AnswerQuery {
  groupId: string;
  personId?: string | undefined;
  keyword?: string | undefined;
  answerId?: string | undefined;
}

/** Answers of a group after a position, the newest first. Deleted ones are among them. */
export async function selectAnswers(
  db: Connection,
  { groupId, personId, keyword, answerId }: AnswerQuery,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<AnswerRow[]> {
  const conditions = [
    sql`r.group_id = ${groupId}`,
    ...(personId === undefined ? [] : [sql`r.group_member_id = ${personId}::uuid`]),
    ...(answerId === undefined ? [] : [sql`r.id = ${answerId}::uuid`]),
    // Like the desk, without regard to width and case.
    ...(keyword === undefined ? [] : [sql`position(lower(normalize(${keyword}, nfkc)) in r.plain) > 0`]),
    rowsBefore(after, 'r.created_at', 'r.id'),
  ];
  const { rows } = await sql<AnswerRow>`
    select r.id, r.group_member_id as "personId", m.nickname, t.title as topic, s.question, r.content,
      (select count(*) from group_attachments a where a.group_id = r.group_id and a.response_id = r.id) as attachments,
      r.created_at as "createdAt", r.deleted_at as "deletedAt", r.delete_reason as "deleteReason",
      r.deleted_operator as "takenDownBy"
    from group_responses r
    join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
    join group_sections s on s.group_id = r.group_id and s.id = r.section_id
    join group_topics t on t.group_id = s.group_id and t.id = s.topic_id
    where ${sql.join(conditions, sql` and `)}
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { filterConditions, type ResponseFilter } from '../../discussion/guide/response-filter-store.ts';
import type { Viewer } from '../../discussion/guide/viewer.ts';
import { type Place, rowsAfter } from '../../../../platform/page.ts';

/** A tag on an answer, or on a passage of it; the whole answer is -1 to -1. */
interface TableMark {
  name: string;
  start: number;
  end: number;
  wording: number;
}

/** An answer as a row of a table. */
export interface TableRow {
  id: string;
  sectionId: string;
  authorId: string;
  memberId: string | null;
  nickname: string;
  role: number;
  memberAttributes: unknown;
  content: string;
  wording: number;
  marks: TableMark[];
  attachments: number;
  at: Date;
  editedAt: Date | null;
}

/** A page of the answers that match, oldest first. */
export async function readTableRows(
  db: Connection,
  viewer: Viewer,
  filter: ResponseFilter,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<TableRow[]> {
  const beyond = [rowsAfter(after, 'r.created_at', 'r.id')];
  const { rows } = await sql<TableRow>`
    with page as materialized (
      select r.id, r.created_at
      from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
      where ${sql.join([...filterConditions(viewer, filter), ...beyond], sql` and `)}
      order by r.created_at, r.id limit ${limit}
    )
    select r.id, r.section_id as "sectionId", m.id as "authorId", m.member_id as "memberId", m.nickname, m.role,
      m.attributes as "memberAttributes", r.content, r.wording,
      (select coalesce(json_agg(json_build_object('name', t.name, 'start', rt.passage_start, 'end', rt.passage_end,
          'wording', rt.wording) order by rt.passage_start, t.name), '[]')
        from group_response_tags rt join group_tags t on t.group_id = rt.group_id and t.id = rt.tag_id
        where rt.group_id = r.group_id and rt.response_id = r.id) as marks,
      (select count(*) from group_attachments a
        where a.group_id = r.group_id and a.response_id = r.id and a.removed_at is null) as attachments,
      r.created_at as at, r.edited_at as "editedAt"
    from page join group_responses r on r.group_id = ${viewer.groupId} and r.id = page.id
    join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
    order by r.created_at, r.id`.execute(db);
  return rows;
}

/** A respondent with their matching answers. */
export interface PersonAnswers {
  id: string;
  memberId: string | null;
  nickname: string;
  role: number;
  memberAttributes: unknown;
  answers: { sectionId: string; content: string }[];
}

/** A page of the respondents with an answer that matches, with those answers. */
export async function readPersonAnswers(
  db: Connection,
  viewer: Viewer,
  filter: ResponseFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<PersonAnswers[]> {
  const conditions = sql.join(filterConditions(viewer, filter), sql` and `);
  const beyond = after === undefined ? sql`true` : sql`p.id > ${after}::uuid`;
  const { rows } = await sql<PersonAnswers>`
    with people as materialized (
      select p.id, p.member_id, p.nickname, p.role, p.attributes from group_members p
      where p.group_id = ${viewer.groupId} and ${beyond}
        and exists (select from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
          where r.group_member_id = p.id and ${conditions})
      order by p.id limit ${limit}
    )
    select people.id, people.member_id as "memberId", people.nickname, people.role,
      people.attributes as "memberAttributes",
      (select json_agg(json_build_object('sectionId', r.section_id, 'content', r.content))
        from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
        where r.group_member_id = people.id and ${conditions}) as answers
    from people order by people.id`.execute(db);
  return rows;
}

import { type RawBuilder, sql } from 'kysely';
import type { ResponseTagColor } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import { openedBeyond } from '../../discussion/guide/section-counts-store.ts';
import type { Viewer } from '../../discussion/guide/viewer.ts';
import { type Place, rowsAfter, rowsBefore } from '../../../../platform/page.ts';
import { authoredColumns, filesAndFollowUpsColumns } from '../../discussion/responses/response-store.ts';
import type { BareResponse } from '../../discussion/responses/topic-answer-store.ts';
import {
  filterConditions,
  type ResponseFilter,
  unreadBy,
} from '../../discussion/guide/response-filter-store.ts';

/** A tag on an answer, or on a passage of it. */
export interface TagMark {
  tagId: string;
  start: number;
  end: number;
  wording: number;
}

/** An answer that matches, with the viewer's star and unread mark. */
export interface FoundAnswer {
  id: string;
  createdAt: Date;
  /** Changes when anything that `readDeskRows` reads of the answer changes, except the guide. */
  version: string;
  starred: boolean;
  unread: boolean;
}

/** The answers to search. */
export interface AnswerSearch {
  filter: ResponseFilter;
  /** How many answers the group holds. */
  held: number;
}

/**
 * The join that attribute filters need. Without such a filter it is left out, because it would cost more than the rest
 * of the query.
 */
const authorsOf = ({ attributes = [] }: ResponseFilter): RawBuilder<unknown> =>
  attributes.length === 0
    ? sql``
    : sql`join group_members m on m.group_id = r.group_id and m.id = r.group_member_id`;

/** The position, order and size of a page. */
interface PageRequest {
  oldestFirst: boolean;
  after: Place | undefined;
  limit: number;
}

/** The answers of a page by time, plus one row. */
export async function findAnswers(
  db: Connection,
  viewer: Viewer,
  search: AnswerSearch,
  page: PageRequest,
): Promise<FoundAnswer[]> {
  return (await findAnswersSql(viewer, search, page).execute(db)).rows;
}

/** The statement of `findAnswers`. It reads answers by time until the page is full. */
export function findAnswersSql(
  viewer: Viewer,
  search: AnswerSearch,
  page: PageRequest,
): RawBuilder<FoundAnswer> {
  const { oldestFirst, after, limit } = page;
  const direction = oldestFirst ? sql`asc` : sql`desc`;
  const beyond = (oldestFirst ? rowsAfter : rowsBefore)(after, 'r.created_at', 'r.id');
  const conditions = [...filterConditions(viewer, search.filter, search.held), beyond];
  return sql<FoundAnswer>`
    select r.id, r.created_at as "createdAt", r.version || ' ' || c.version as version,
      exists (select from group_stars st where st.group_id = r.group_id
        and st.group_member_id = ${viewer.memberId} and st.response_id = r.id) as starred, ${unreadBy(viewer)} as unread
    from (
      select r.group_id, r.id, r.created_at, r.section_id, r.number, r.xmin::text as version
      from group_responses r ${authorsOf(search.filter)}
      where ${sql.join(conditions, sql` and `)}
      order by r.created_at ${direction}, r.id ${direction} limit ${limit + 1}
    ) r
    cross join lateral (
      select i.xmin::text as version from group_section_counts i
      where i.group_id = r.group_id and i.section_id = r.section_id limit 1
    ) c
    order by r.created_at ${direction}, r.id ${direction}`;
}

/** An answer as the desk shows it, without its section. */
export interface BareDeskRow extends BareResponse {
  question: string;
  wording: number;
  marks: TagMark[];
  memberAttributes: unknown;
}

/** The desk's view of some answers. It is the same for everybody who has the viewer's role. */
export async function readDeskRows(
  db: Connection,
  viewer: Viewer,
  ids: readonly string[],
): Promise<BareDeskRow[]> {
  const asked = ids.map((id) => ({ id }));
  const { rows } = await sql<BareDeskRow>`
    select r.id, r.section_id as "sectionId", ${authoredColumns}, ${filesAndFollowUpsColumns(viewer)}, r.number, r.wording, s.question,
      m.attributes as "memberAttributes",
      (select coalesce(json_agg(json_build_object('tagId', rt.tag_id, 'start', rt.passage_start,
          'end', rt.passage_end, 'wording', rt.wording) order by rt.passage_start, rt.tagged_at, rt.tag_id), '[]')
        from group_response_tags rt where rt.group_id = r.group_id and rt.response_id = r.id) as marks
    from ${recordset(asked, 'asked (id uuid)')}
    cross join lateral (
      select * from group_responses i where i.group_id = ${viewer.groupId} and i.id = asked.id limit 1
    ) r
    cross join lateral (
      select * from group_members i where i.group_id = r.group_id and i.id = r.group_member_id limit 1
    ) m
    cross join lateral (
      select i.question from group_sections i where i.group_id = r.group_id and i.id = r.section_id limit 1
    ) s`.execute(db);
  return rows;
}

/** How many answers match, at most `most`. */
export async function countMatching(
  db: Connection,
  viewer: Viewer,
  search: AnswerSearch,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from group_responses r ${authorsOf(search.filter)}
      where ${sql.join(filterConditions(viewer, search.filter, search.held), sql` and `)}
      limit ${most}
    ) matching`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many answers of each section are unread for the viewer. */
export async function countUnread(db: Connection, viewer: Viewer): Promise<Map<string, number>> {
  const { rows } = await sql<{ sectionId: string; unread: number }>`
    select c.section_id as "sectionId", c.answers - coalesce(d.answers, 0) - case when c.deleted > 0 then (
        select count(*) from group_responses r where r.group_id = c.group_id and r.section_id = c.section_id
          and r.deleted_at is not null and r.number > coalesce(d.answers, 0))
      else 0 end - ${openedBeyond(viewer.memberId, sql`d.answers`)} as unread
    from group_section_counts c
    left join group_reads d on d.group_id = c.group_id and d.section_id = c.section_id
      and d.group_member_id = ${viewer.memberId}
    where c.group_id = ${viewer.groupId} and c.answers > coalesce(d.answers, 0)`.execute(db);
  return new Map(rows.map(({ sectionId, unread }) => [sectionId, unread]));
}

/** A tag of the group. */
export interface TagRow {
  id: string;
  name: string;
  color: ResponseTagColor;
  /** Answers that carry it. */
  responses: number;
}

/** The tags of a group, most used first. */
export async function readTags(db: Connection, groupId: string): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`
    select t.id, t.name, t.color, coalesce(used.responses, 0) as responses
    from group_tags t
    left join (
      select rt.tag_id, count(distinct rt.response_id) as responses
      from group_response_tags rt
      join group_responses r on r.group_id = rt.group_id and r.id = rt.response_id and r.deleted_at is null
      where rt.group_id = ${groupId} group by rt.tag_id
    ) used on used.tag_id = t.id
    where t.group_id = ${groupId}
    order by responses desc, t.created_at, t.id`.execute(db);
  return rows;
}

/** The attributes that respondents agreed to share. */
export async function readAttributes(db: Connection, groupId: string): Promise<unknown[]> {
  const { rows } = await sql<{ attributes: unknown }>`
    select attributes from group_members
    where group_id = ${groupId} and role = 0 and withdrawn_at is null and attributes <> '[]'`.execute(db);
  return rows.map(({ attributes }) => attributes);
}

/** People of the group whose nickname contains a text. */
export async function findMembers(
  db: Connection,
  groupId: string,
  pattern: string,
  limit: number,
): Promise<{ id: string; nickname: string; avatar: string | null; role: number }[]> {
  const { rows } = await sql<{ id: string; nickname: string; avatar: string | null; role: number }>`
    select id, nickname, avatar, role from group_members
    where group_id = ${groupId} and withdrawn_at is null and lower(normalize(nickname, nfkc)) like ${pattern}
    order by role, invited_at, id limit ${limit}`.execute(db);
  return rows;
}

import { type RawBuilder, sql } from 'kysely';
import type { ResponseTagColor } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Viewer } from '../guide/viewer.ts';
import type { Place } from '../page-cursor.ts';
import {
  detailColumns,
  detailTables,
  parseDetails,
  type ResponseDetails,
} from '../responses/response-store.ts';
import { filterConditions, type ResponseFilter, unreadBy } from './response-filter.ts';

/** A tag on an answer, or on a passage of it. */
export interface TagMark {
  tagId: string;
  start: number;
  end: number;
  wording: number;
}

/** An answer as the desk shows it. */
export interface DeskRow extends ResponseDetails {
  wording: number;
  marks: TagMark[];
  starred: boolean;
  unread: boolean;
  memberAttributes: unknown;
}

/** A page of the answers that match, by time, and one row more. */
export async function readDeskPage(
  db: Connection,
  viewer: Viewer,
  filter: ResponseFilter,
  page: { oldestFirst: boolean; after: Place | undefined; limit: number },
): Promise<DeskRow[]> {
  const { oldestFirst, after, limit } = page;
  const direction = oldestFirst ? sql`asc` : sql`desc`;
  const order: RawBuilder<unknown> = sql`r.created_at ${direction}, r.id ${direction}`;
  const beyond = after
    ? oldestFirst
      ? sql`(r.created_at, r.id) > (${after.at}::timestamptz, ${after.id}::uuid)`
      : sql`(r.created_at, r.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined;
  const conditions = [...filterConditions(viewer, filter), ...(beyond ? [beyond] : [])];
  const { rows } = await sql<Parameters<typeof parseDetails>[0] & DeskRow>`
    with page as materialized (
      select r.id, r.created_at
      from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
      where ${sql.join(conditions, sql` and `)}
      order by ${order} limit ${limit + 1}
    )
    select ${detailColumns(viewer)}, r.wording, m.attributes as "memberAttributes",
      (select coalesce(json_agg(json_build_object('tagId', rt.tag_id, 'start', rt.passage_start,
          'end', rt.passage_end, 'wording', rt.wording) order by rt.passage_start, rt.tagged_at, rt.tag_id), '[]')
        from group_response_tags rt where rt.group_id = r.group_id and rt.response_id = r.id) as marks,
      exists (select from group_stars st where st.group_id = r.group_id
        and st.group_member_id = ${viewer.memberId} and st.response_id = r.id) as starred, ${unreadBy(viewer)} as unread
    from page join group_responses r on r.group_id = ${viewer.groupId} and r.id = page.id ${detailTables}
    order by ${order}`.execute(db);
  return rows.map(parseDetails);
}

/** How many answers match, at most `most`. */
export async function countMatching(
  db: Connection,
  viewer: Viewer,
  filter: ResponseFilter,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
      where ${sql.join(filterConditions(viewer, filter), sql` and `)}
      limit ${most}
    ) matching`.execute(db);
  return rows[0]?.total ?? 0;
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

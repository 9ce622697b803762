import { sql } from 'kysely';
import type { TopicMemberState } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { isForPerson } from './visibility-store.ts';
import type { SectionMarks } from './section-marks.ts';

/** Sections of published topics that have opened, in one topic or in all. */
const opened = (groupId: string, topicId: string | null, now: Date) => sql`
  select s.id, s.topic_id, s.ordinal, t.audience_tag_id, s.audience_tag_id as section_tag_id from group_sections s
  join group_topics t on t.group_id = s.group_id and t.id = s.topic_id and t.published_at is not null
  join discussion_groups g on g.id = s.group_id
  where s.group_id = ${groupId} ${topicId === null ? sql`` : sql`and s.topic_id = ${topicId}`}
    and greatest(s.opens_at, t.opens_at, g.opens_at) <= ${now}`;

/** A respondent's section marks and tags. */
export interface RespondentMarks {
  standing: SectionMarks;
  tagIds: string[];
}

/** The section marks and tags of every respondent of the group. */
export async function readRespondentMarks(db: Connection, groupId: string): Promise<RespondentMarks[]> {
  const { rows } = await sql<RespondentMarks>`
    select standing, tag_ids as "tagIds" from group_members
    where group_id = ${groupId} and role = 0 and withdrawn_at is null`.execute(db);
  return rows;
}

/** One respondent's progress. */
export interface RespondentProgress {
  id: string;
  nickname: string;
  avatar: string | null;
  role: number;
  attributes: unknown;
  joinedAt: Date | null;
  lastSeenAt: Date | null;
  remindedAt: Date | null;
  answered: number;
  total: number;
  followUpsOwed: number;
  lastAnsweredAt: Date | null;
  state: TopicMemberState;
  rank: number;
}

/** Whether a row of `opened` is for the respondent `m` (rule 6.41). */
const isTheirs = sql`((opened.audience_tag_id is null or opened.audience_tag_id = any(m.tag_ids))
  and (opened.section_tag_id is null or opened.section_tag_id = any(m.tag_ids)))`;

/** Every respondent of the topic, with the number of opened sections they answered. Rank 0 has answered nothing. */
const respondentProgress = (groupId: string, topicId: string | null, now: Date) => sql`
  with opened as (${opened(groupId, topicId, now)}),
  counted as (
    select m.id, m.nickname, m.avatar, m.role, m.attributes, m.joined_at as "joinedAt",
      m.last_seen_at as "lastSeenAt", m.reminded_at as "remindedAt",
      (select count(*) from opened where ${isTheirs}) as total, given.answered, given.last as "lastAnsweredAt",
      owed.follow_ups as "followUpsOwed"
    from group_members m
    cross join lateral (
      select (select count(*) from opened where ${isTheirs} and group_bit(m.standing, opened.ordinal * 2 + 1)) as answered,
        max(r.created_at) as last from group_responses r
      where r.group_id = m.group_id and r.group_member_id = m.id and r.section_id in (select id from opened)
    ) given
    cross join lateral (
      select count(*) as follow_ups from group_follow_ups f
      join group_responses r on r.group_id = f.group_id and r.id = f.response_id
      where f.group_id = m.group_id and f.respondent_id = m.id and f.must_answer and f.answered_at is null
        and f.section_id in (select id from opened where ${isTheirs}) and r.deleted_at is null
    ) owed
    where m.group_id = ${groupId} and m.role = 0 and m.withdrawn_at is null
      ${
        topicId === null
          ? sql``
          : sql`and exists (select from group_topics t
        where t.group_id = m.group_id and t.id = ${topicId} and ${isForPerson('m')})`
      }
  ), ranked as (
    select *, case when answered = 0 then 0 when answered < total then 1 else 2 end as rank from counted
  )`;

const state = sql`case rank when 0 then 'silent' when 1 then 'partly' else 'answered' end`;

/** Which respondents to read: by topic and state, after a row. */
export interface ProgressQuery {
  groupId: string;
  topicId: string | null;
  now: Date;
  /** Only these respondents. */
  ids?: readonly string[];
  state?: TopicMemberState | undefined;
  name?: string | undefined;
  after?: { rank: number; id: string } | undefined;
  limit: number;
}

/** A page of respondents with their progress, plus one row. Those without any answer come first. */
export async function readRespondentProgress(
  db: Connection,
  query: ProgressQuery,
): Promise<RespondentProgress[]> {
  const { groupId, topicId, now, after, name } = query;
  const conditions = [
    query.ids === undefined ? undefined : sql`id = any(${[...query.ids]}::uuid[])`,
    query.state === undefined ? undefined : sql`${state} = ${query.state}`,
    name === undefined
      ? undefined
      : sql`nickname ilike ${`%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`,
    after === undefined ? undefined : sql`(rank, id) > (${after.rank}::integer, ${after.id}::uuid)`,
  ].filter((condition) => condition !== undefined);
  const { rows } = await sql<RespondentProgress>`
    ${respondentProgress(groupId, topicId, now)}
    select *, ${state} as state from ranked
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    order by rank, id limit ${query.limit + 1}`.execute(db);
  return rows;
}

/**
 * The ids of all these respondents in that order, packed as 16 bytes each. A long list pages through these ids: each
 * respondent appears once even if somebody answers meanwhile, and the ranking runs once, not per page.
 */
export async function readRespondentIds(
  db: Connection,
  { groupId, topicId, now }: Pick<ProgressQuery, 'groupId' | 'topicId' | 'now'>,
): Promise<Uint8Array> {
  const { rows } = await sql<{ ids: Uint8Array | null }>`
    ${respondentProgress(groupId, topicId, now)}
    select string_agg(uuid_send(id), ''::bytea order by rank, id) as ids from ranked`.execute(db);
  return rows[0]?.ids ?? new Uint8Array();
}

/** Respondents counted by state. */
export async function countRespondentStates(
  db: Connection,
  query: Pick<ProgressQuery, 'groupId' | 'topicId' | 'now'>,
): Promise<{ total: number; answered: number; partly: number; silent: number; followUpsOwed: number }> {
  const { rows } = await sql<Awaited<ReturnType<typeof countRespondentStates>>>`
    ${respondentProgress(query.groupId, query.topicId, query.now)}
    select count(*) as total, count(*) filter (where rank = 2) as answered, count(*) filter (where rank = 1) as partly,
      count(*) filter (where rank = 0) as silent, count(*) filter (where "followUpsOwed" > 0) as "followUpsOwed"
    from ranked`.execute(db);
  return rows[0] ?? { total: 0, answered: 0, partly: 0, silent: 0, followUpsOwed: 0 };
}

/** For each section the respondents without an answer, in the order they were invited. */
export async function readSilent(
  db: Connection,
  groupId: string,
  sectionIds: readonly string[],
): Promise<Map<string, { id: string; nickname: string; avatar: string | null; role: number }[]>> {
  const { rows } = await sql<{
    sectionId: string;
    id: string;
    nickname: string;
    avatar: string | null;
    role: number;
  }>`
    select s.id as "sectionId", m.id, m.nickname, m.avatar, m.role
    from unnest(${[...sectionIds]}::uuid[]) as s (id)
    join group_members m on m.group_id = ${groupId} and m.role = 0 and m.withdrawn_at is null
    join group_sections at on at.group_id = m.group_id and at.id = s.id
    join group_topics t on t.group_id = at.group_id and t.id = at.topic_id and ${isForPerson('m', 'at')}
    where not group_bit(m.standing, at.ordinal * 2 + 1)
    order by m.invited_at, m.id`.execute(db);
  return Map.groupBy(rows, (row) => row.sectionId);
}

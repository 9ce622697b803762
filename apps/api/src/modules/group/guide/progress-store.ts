import { sql } from 'kysely';
import type { TopicMemberState } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Viewer } from './section-store.ts';
import { visibleFollowUp } from './section-store.ts';

/** The respondents' progress in one section. */
export interface ProgressRow {
  topicId: string;
  respondents: number;
  answered: number;
  responses: number;
  unread: number;
  followUpsOpen: number;
}

/** Sections of published topics that have opened, in one topic or in all. */
const opened = (groupId: string, topicId: string | null, now: Date) => sql`
  select s.id, s.topic_id from group_sections s
  join group_topics t on t.group_id = s.group_id and t.id = s.topic_id and t.published_at is not null
  join discussion_groups g on g.id = s.group_id
  where s.group_id = ${groupId} and (${topicId}::uuid is null or s.topic_id = ${topicId})
    and greatest(s.opens_at, t.opens_at, g.opens_at) <= ${now}`;

/** Progress by section: how many respondents answered, and what the viewer hasn't read. */
export async function readSectionProgress(
  db: Connection,
  viewer: Viewer,
  topicId: string | null,
): Promise<Map<string, ProgressRow>> {
  const { groupId, memberId } = viewer;
  const { rows } = await sql<ProgressRow & { sectionId: string }>`
    select s.id as "sectionId", s.topic_id as "topicId",
      (select count(*) from group_members m
        where m.group_id = s.group_id and m.role = 0 and m.withdrawn_at is null) as respondents,
      given.answered, given.responses, given.unread + said.unread as unread, said.open as "followUpsOpen"
    from group_sections s
    join group_topics t on t.group_id = s.group_id and t.id = s.topic_id and t.published_at is not null
    left join group_reads read on read.group_id = s.group_id and read.section_id = s.id
      and read.group_member_id = ${memberId}
    cross join lateral (
      select count(*) filter (where m.role = 0 and m.withdrawn_at is null) as answered,
        count(*) filter (where r.deleted_at is null) as responses,
        count(*) filter (where r.deleted_at is null and (read.last_read_id is null
          or (r.created_at, r.id) > (read.last_read_created_at, read.last_read_id))) as unread
      from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
      where r.group_id = s.group_id and r.section_id = s.id
    ) given
    cross join lateral (
      select count(*) filter (where f.kind = 'reply' and f.author_id <> ${memberId}
          and (read.read_at is null or f.created_at > read.read_at) and ${visibleFollowUp(viewer)}) as unread,
        count(*) filter (where f.must_answer and f.answered_at is null and ${visibleFollowUp(viewer)}) as open
      from group_responses r join group_follow_ups f on f.group_id = r.group_id and f.response_id = r.id
      where r.group_id = s.group_id and r.section_id = s.id and r.deleted_at is null
    ) said
    where s.group_id = ${groupId} and (${topicId}::uuid is null or s.topic_id = ${topicId})`.execute(db);
  return new Map(rows.map(({ sectionId, ...progress }) => [sectionId, progress]));
}

/**
 * How many respondents answered every section that has opened: by topic, and under the key null for the whole group.
 */
export async function countFinished(
  db: Connection,
  groupId: string,
  now: Date,
): Promise<Map<string | null, number>> {
  const { rows } = await sql<{ topicId: string | null; answered: number }>`
    with opened as (${opened(groupId, null, now)}),
    done as (
      select opened.topic_id, m.id, count(*) = count(r.id) as all_answered
      from group_members m cross join opened
      left join group_responses r on r.group_id = m.group_id and r.section_id = opened.id and r.group_member_id = m.id
      where m.group_id = ${groupId} and m.role = 0 and m.withdrawn_at is null
      group by grouping sets ((opened.topic_id, m.id), (m.id))
    )
    select topic_id as "topicId", count(*) filter (where all_answered) as answered from done group by topic_id`.execute(
    db,
  );
  return new Map(rows.map(({ topicId, answered }) => [topicId, answered]));
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

/** Every respondent with the number of opened sections they answered. Rank 0 has answered nothing. */
const respondentProgress = (groupId: string, topicId: string | null, now: Date) => sql`
  with opened as (${opened(groupId, topicId, now)}),
  counted as (
    select m.id, m.nickname, m.avatar, m.role, m.attributes, m.joined_at as "joinedAt",
      m.last_seen_at as "lastSeenAt", m.reminded_at as "remindedAt",
      (select count(*) from opened) as total, given.answered, given.last as "lastAnsweredAt",
      owed.follow_ups as "followUpsOwed"
    from group_members m
    cross join lateral (
      select count(*) as answered, max(r.created_at) as last from group_responses r
      where r.group_id = m.group_id and r.group_member_id = m.id and r.section_id in (select id from opened)
    ) given
    cross join lateral (
      select count(*) as follow_ups from group_responses r
      join group_follow_ups f on f.group_id = r.group_id and f.response_id = r.id
      where r.group_id = m.group_id and r.group_member_id = m.id and r.section_id in (select id from opened)
        and r.deleted_at is null and f.must_answer and f.answered_at is null
    ) owed
    where m.group_id = ${groupId} and m.role = 0 and m.withdrawn_at is null
  ), ranked as (
    select *, case when answered = 0 then 0 when answered < total then 1 else 2 end as rank from counted
  )`;

const state = sql`case rank when 0 then 'silent' when 1 then 'partly' else 'answered' end`;

/** Which respondents to read: of which topic, in which state, after which row. */
export interface ProgressQuery {
  groupId: string;
  topicId: string | null;
  now: Date;
  memberId?: string;
  state?: TopicMemberState | undefined;
  name?: string | undefined;
  after?: { rank: number; id: string } | undefined;
  limit: number;
}

/** A page of respondents with their progress, and one row more; those without any answer first. */
export async function readRespondentProgress(
  db: Connection,
  query: ProgressQuery,
): Promise<RespondentProgress[]> {
  const { groupId, topicId, now, after } = query;
  const name = query.name === undefined ? null : `%${query.name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<RespondentProgress>`
    ${respondentProgress(groupId, topicId, now)}
    select *, ${state} as state from ranked
    where (${query.memberId ?? null}::uuid is null or id = ${query.memberId ?? null})
      and (${query.state ?? null}::text is null or ${state} = ${query.state ?? null})
      and (${name}::text is null or nickname ilike ${name})
      and (${after?.id ?? null}::uuid is null or (rank, id) > (${after?.rank ?? 0}::integer, ${after?.id ?? null}::uuid))
    order by rank, id limit ${query.limit + 1}`.execute(db);
  return rows;
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
    where not exists (select from group_responses r
      where r.group_id = m.group_id and r.section_id = s.id and r.group_member_id = m.id)
    order by m.invited_at, m.id`.execute(db);
  return Map.groupBy(rows, (row) => row.sectionId);
}

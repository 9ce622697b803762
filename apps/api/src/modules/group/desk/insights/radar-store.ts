import { type RawBuilder, sql } from 'kysely';
import type { RadarKind } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Viewer } from '../../discussion/guide/viewer.ts';
import { visibleFollowUp } from '../../discussion/guide/visibility-store.ts';

/** An answer or respondent to ask next. */
export interface RadarRow {
  memberId: string;
  nickname: string;
  avatar: string | null;
  role: number;
  responseId: string | null;
  sectionId: string | null;
  text: string;
  /** Of a vote that an answer contradicts, the answer. */
  answer: string | null;
  joined: boolean | null;
  at: Date;
}

const person = sql`m.id as "memberId", m.nickname, m.avatar, m.role`;

const read = async (db: Connection, query: RawBuilder<RadarRow>): Promise<RadarRow[]> =>
  (await query.execute(db)).rows;

/** Follow-ups that have no reply yet, the oldest first. */
const unanswered = (viewer: Viewer, limit: number) => sql<RadarRow>`
  select ${person}, r.id as "responseId", r.section_id as "sectionId", f.content as text, null as answer,
    null::boolean as joined, f.created_at as at
  from group_follow_ups f
  join group_responses r on r.group_id = f.group_id and r.id = f.response_id and r.deleted_at is null
  join group_members m on m.group_id = f.group_id and m.id = f.respondent_id and m.withdrawn_at is null
  where f.group_id = ${viewer.groupId} and f.must_answer and f.answered_at is null and ${visibleFollowUp(viewer)}
  order by f.created_at, f.id limit ${limit}`;

/**
 * Answers less than half as long as their author's median, without a follow-up yet. Only of authors with three answers
 * or more.
 */
const thin = ({ groupId }: Viewer, limit: number) => sql<RadarRow>`
  with usual as (
    select r.group_member_id, percentile_cont(0.5) within group (order by length(r.content)) as length
    from group_responses r where r.group_id = ${groupId} and r.deleted_at is null
    group by r.group_member_id having count(*) >= 3
  )
  select ${person}, r.id as "responseId", r.section_id as "sectionId", r.content as text, null as answer,
    null::boolean as joined, r.created_at as at
  from group_responses r join usual on usual.group_member_id = r.group_member_id
  join group_members m on m.group_id = r.group_id and m.id = r.group_member_id and m.withdrawn_at is null
  where r.group_id = ${groupId} and r.deleted_at is null and r.follow_ups = 0 and length(r.content) < usual.length / 2
  order by length(r.content) / usual.length, r.created_at, r.id limit ${limit}`;

/**
 * Answers that name another option of a single choice than their author voted for. Leaves out anonymous votes, because
 * the answer would reveal the voter.
 */
const contradicted = ({ groupId }: Viewer, limit: number) => sql<RadarRow>`
  select ${person}, r.id as "responseId", r.section_id as "sectionId", chosen.text, r.content as answer,
    null::boolean as joined, r.created_at as at
  from group_ballots b
  join group_votes v on v.group_id = b.group_id and v.id = b.vote_id and v.kind = 'single' and not v.anonymous
  join group_vote_options chosen on chosen.group_id = b.group_id and chosen.vote_id = b.vote_id and chosen.id = b.option_ids[1]
  join group_responses r on r.group_id = b.group_id and r.section_id = v.section_id
    and r.group_member_id = b.group_member_id and r.deleted_at is null
  join group_members m on m.group_id = b.group_id and m.id = b.group_member_id and m.withdrawn_at is null
  where b.group_id = ${groupId} and position(lower(normalize(chosen.text, nfkc)) in r.plain) = 0
    and exists (select from group_vote_options o where o.group_id = b.group_id and o.vote_id = b.vote_id
      and o.id <> chosen.id and length(o.text) > 1 and position(lower(normalize(o.text, nfkc)) in r.plain) > 0)
  order by r.created_at desc, r.id limit ${limit}`;

/**
 * Respondents without an answer, those who never entered included. The one who entered or was invited first
 * comes first.
 */
const silent = ({ groupId }: Viewer, limit: number) => sql<RadarRow>`
  select ${person}, null as "responseId", null as "sectionId", '' as text, null as answer,
    m.joined_at is not null as joined, coalesce(m.joined_at, m.invited_at) as at
  from group_members m
  where m.group_id = ${groupId} and m.role = 0 and m.withdrawn_at is null
    and not exists (select from group_responses r
      where r.group_id = m.group_id and r.group_member_id = m.id and r.deleted_at is null)
  order by at, m.id limit ${limit}`;

const queries: Readonly<Record<RadarKind, (viewer: Viewer, limit: number) => RawBuilder<RadarRow>>> = {
  unanswered,
  thin,
  contradicted,
  silent,
};

/** The rows of all reasons for a follow-up question. */
export const readRadar = async (
  db: Connection,
  viewer: Viewer,
  kind: RadarKind,
  limit: number,
): Promise<RadarRow[]> => await read(db, queries[kind](viewer, limit));

import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { isForPerson } from '../guide/visibility-store.ts';
import { countsForReward } from './fit-store.ts';

/** The finished topics of a respondent. */
export interface Achievement {
  id: string;
  topics: number;
  topicsFinished: number;
  finished: boolean;
  /** What the group promised for everything when they left it; null for those who stay. */
  leftPromised: number | null;
}

/**
 * The finished topics of each respondent who has consented or started the task. Only topics for this respondent count
 * (rule 6.41). Of a topic, the sections count that were open at some time. A section that a host closed early is not
 * required. An answer to a replaced question counts for its replacement, and only answers that fit count (rule 6.46). A topic without any answer of the respondent
 * is not finished, even if all its sections were closed early. What a host added or asked after a respondent left is not
 * required of them (rule 6.54). With `personId` only this respondent is read.
 */
export async function readAchievements(
  db: Connection,
  groupId: string,
  personId?: string,
): Promise<Achievement[]> {
  const { rows } = await sql<Achievement>`
    with people as (
      select m.id, m.tag_ids, case when m.withdrawn_at is not null then m.left_at end as left_at,
        case when m.withdrawn_at is not null then m.left_promised end as left_promised
      from group_members m
      where m.group_id = ${groupId} and m.role = 0 and (m.consented_at is not null or m.participation_id is not null)
        and ${personId === undefined ? sql`true` : sql`m.id = ${personId}`}
    ), asked as (
      select p.id as person, s.topic_id, coalesce(s.chain_id, s.id) as chain, s.closed_at is null as required
      from group_sections s
      join group_topics t on t.group_id = s.group_id and t.id = s.topic_id and t.published_at is not null
      join discussion_groups g on g.id = s.group_id
      cross join people p
      where s.group_id = ${groupId} and ${isForPerson('p', 's')}
        and greatest(s.opens_at, t.opens_at, g.opens_at) < least(s.closes_at, t.closes_at, g.closes_at)
        and (p.left_at is null or greatest(s.created_at, t.published_at) <= p.left_at)
    ), answered as (
      select distinct r.group_member_id as person, coalesce(s.chain_id, s.id) as chain
      from group_responses r join group_sections s on s.group_id = r.group_id and s.id = r.section_id
      where r.group_id = ${groupId} and (r.deleted_at is null or r.counts_deleted) and ${countsForReward}
        and ${personId === undefined ? sql`true` : sql`r.group_member_id = ${personId}`}
    ), owing as (
      select distinct r.group_member_id as person
      from group_responses r join group_follow_ups f on f.group_id = r.group_id and f.response_id = r.id
      join people p on p.id = r.group_member_id
      where r.group_id = ${groupId} and r.deleted_at is null and f.must_answer and f.answered_at is null
        and (p.left_at is null or f.created_at <= p.left_at)
    ), by_topic as (
      select asked.person, asked.topic_id,
        coalesce(bool_and(answered.chain is not null) filter (where asked.required), true)
          and count(answered.chain) > 0 as done,
        bool_or(asked.required or answered.chain is not null) as counts
      from asked left join answered on answered.person = asked.person and answered.chain = asked.chain
      group by asked.person, asked.topic_id
    )
    select p.id, count(b.topic_id) filter (where b.counts) as topics,
      count(b.topic_id) filter (where b.counts and b.done) as "topicsFinished",
      coalesce(bool_and(b.done) filter (where b.counts), false)
        and not exists (select from owing where owing.person = p.id) as finished,
      p.left_promised as "leftPromised"
    from people p left join by_topic b on b.person = p.id
    group by p.id, p.left_promised`.execute(db);
  return rows;
}

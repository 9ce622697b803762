import { sql } from 'kysely';
import { NIL } from 'uuid';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Reach } from '../../people/group/reward-plan.ts';
import { isForPerson } from '../guide/visibility-store.ts';
import { countsForReward } from './fit-store.ts';

/** What a respondent has finished, and what they can still finish. */
export interface Achievement extends Reach {
  id: string;
  topics: number;
  topicsFinished: number;
  finished: boolean;
  /** What the group promised for everything when they left it; null for those who stay. */
  leftPromised: number | null;
}

/** All respondents who have consented or started the task, one of any of them, or somebody who joins now. */
export type Achievers = 'everybody' | { personId: string } | 'newcomer';

const peopleOf = (groupId: string, achievers: Achievers) =>
  achievers === 'newcomer'
    ? sql`select ${NIL}::uuid as id, '{}'::uuid[] as tag_ids, null::timestamptz as left_at, null::int as left_promised`
    : sql`select m.id, m.tag_ids, case when m.withdrawn_at is not null then m.left_at end as left_at,
        case when m.withdrawn_at is not null then m.left_promised end as left_promised
      from group_members m where m.group_id = ${groupId} and m.role = 0 and ${
        achievers === 'everybody'
          ? sql`(m.consented_at is not null or m.participation_id is not null)`
          : sql`m.id = ${achievers.personId}`
      }`;

const answersOf = (achievers: Achievers) => {
  if (achievers === 'newcomer') return sql`false`;
  return achievers === 'everybody' ? sql`true` : sql`r.group_member_id = ${achievers.personId}`;
};

/**
 * The finished topics of respondents at this time. Only topics for the respondent count
 * (rule 6.41). Of a topic, the sections count that were open at some time. A section that a host closed early is not
 * required. An answer to a replaced question counts for its replacement, and only answers that fit count (rule 6.46). A topic without any answer of the respondent
 * is not finished, even if all its sections were closed early. What a host added or asked after a respondent left is not
 * required of them (rule 6.54). A topic can still be finished while each required section without an answer is open or to
 * come (rule 6.56).
 */
export async function readAchievements(
  db: Connection,
  { groupId, achievers, now }: { groupId: string; achievers: Achievers; now: Date },
): Promise<Achievement[]> {
  const { rows } = await sql<Achievement>`
    with people as (${peopleOf(groupId, achievers)}), asked as (
      select p.id as person, s.topic_id, coalesce(s.chain_id, s.id) as chain, s.closed_at is null as required,
        p.left_at is null and least(s.closes_at, t.closes_at, g.closes_at) > ${now} as answerable
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
        and ${answersOf(achievers)}
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
        coalesce(bool_and(answered.chain is not null or asked.answerable) filter (where asked.required), true)
          and (count(answered.chain) > 0 or bool_or(asked.answerable)) as reachable,
        bool_or(asked.required or answered.chain is not null) as counts
      from asked left join answered on answered.person = asked.person and answered.chain = asked.chain
      group by asked.person, asked.topic_id
    )
    select p.id, count(b.topic_id) filter (where b.counts) as topics,
      count(b.topic_id) filter (where b.counts and b.done) as "topicsFinished",
      count(b.topic_id) filter (where b.counts and b.reachable) as "topicsReachable",
      coalesce(bool_and(b.done) filter (where b.counts), false)
        and not exists (select from owing where owing.person = p.id) as finished,
      coalesce(bool_and(b.reachable) filter (where b.counts), g.closes_at > ${now})
        and (g.closes_at > ${now} or not exists (select from owing where owing.person = p.id)) as "canFinish",
      p.left_promised as "leftPromised"
    from people p join discussion_groups g on g.id = ${groupId} left join by_topic b on b.person = p.id
    group by p.id, p.left_promised, g.closes_at`.execute(db);
  return rows;
}

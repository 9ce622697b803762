import { sql } from 'kysely';
import type { OperatorGroupRole, OperatorLeavingReason } from '@yayan/contract/console';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Place } from '../../../../platform/page.ts';

/** Who hosts a group, by their name in it. */
export interface GroupHost {
  nickname: string;
  /** Null for one who has no account yet. */
  memberId: string | null;
}

/** The numbers of a group on its page. */
export interface GroupSummary {
  hosts: GroupHost[];
  invited: number;
  entered: number;
  topics: number;
  answers: number;
}

const MOST_HOSTS = 50;

/** Hosts, and how many people, topics and answers a group has. */
export async function readGroupSummary(db: Connection, groupId: string): Promise<GroupSummary> {
  const { rows } = await sql<GroupSummary>`
    select people.*,
      (select count(*) from group_topics t where t.group_id = ${groupId}) as topics,
      (select count(*) from group_responses r where r.group_id = ${groupId} and r.deleted_at is null) as answers
    from (
      select count(*) filter (where role = 0) as invited,
        count(*) filter (where role = 0 and consented_at is not null) as entered,
        to_jsonb(coalesce((array_agg(
          jsonb_build_object('nickname', nickname, 'memberId', member_id) order by invited_at
        ) filter (where role = 1))[:${MOST_HOSTS}], '{}')) as hosts
      from group_members where group_id = ${groupId} and withdrawn_at is null
    ) people`.execute(db);
  return rows[0] ?? { hosts: [], invited: 0, entered: 0, topics: 0, answers: 0 };
}

export interface PersonRow {
  id: string;
  nickname: string;
  role: OperatorGroupRole;
  rank: number;
  /** Only of hosts. */
  memberId: string | null;
  invitedAt: Date;
  enteredAt: Date | null;
  lastSeenAt: Date | null;
  withdrawnAt: Date | null;
  /** Of people who left by themselves. */
  leftAt: Date | null;
  leftReason: OperatorLeavingReason | null;
  answers: number;
  takenDown: number;
}

/** A position in the list of people. */
export interface PersonPlace extends Place {
  rank: number;
}

// Hosts, observers, respondents.
const rankOf = sql.raw('case role when 1 then 0 when 2 then 1 else 2 end');

/** People of a group after a position: hosts, observers, respondents, each by time of invitation. */
export async function selectPeople(
  db: Connection,
  groupId: string,
  { after, limit }: { after: PersonPlace | undefined; limit: number },
): Promise<PersonRow[]> {
  const later = after
    ? sql`and (${rankOf}, invited_at, id) > (${after.rank}, ${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<PersonRow>`
    select m.id, m.nickname, (array['respondent', 'host', 'observer'])[m.role + 1] as role,
      ${rankOf} as rank, case when m.role = 1 then m.member_id end as "memberId",
      m.invited_at as "invitedAt", m.consented_at as "enteredAt", m.last_seen_at as "lastSeenAt",
      m.withdrawn_at as "withdrawnAt", m.left_at as "leftAt", m.left_reason as "leftReason", given.answers, given.taken_down as "takenDown"
    from (
      select * from group_members where group_id = ${groupId} ${later}
      order by ${rankOf}, invited_at, id limit ${limit}
    ) m
    cross join lateral (
      select count(*) filter (where deleted_at is null) as answers,
        count(*) filter (where deleted_operator is not null) as taken_down
      from group_responses r where r.group_id = m.group_id and r.group_member_id = m.id
    ) given
    order by 4, m.invited_at, m.id`.execute(db);
  return rows;
}

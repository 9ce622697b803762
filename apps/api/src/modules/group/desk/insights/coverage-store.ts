import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';

/** A respondent with the topics that they have an answer in. */
export interface Speaker {
  id: string;
  nickname: string;
  avatar: string | null;
  role: number;
  attributes: unknown;
  tagIds: string[];
  topicIds: string[];
}

/** The respondents of a group, each with the topics they answered. */
export async function readSpeakers(db: Connection, groupId: string): Promise<Speaker[]> {
  const { rows } = await sql<Speaker>`
    with spoken as (
      select r.group_member_id, json_agg(distinct s.topic_id) as topics
      from group_responses r join group_sections s on s.group_id = r.group_id and s.id = r.section_id
      where r.group_id = ${groupId} and r.deleted_at is null
      group by r.group_member_id
    )
    select m.id, m.nickname, m.avatar, m.role, m.attributes, m.tag_ids as "tagIds", coalesce(spoken.topics, '[]'::json) as "topicIds"
    from group_members m left join spoken on spoken.group_member_id = m.id
    where m.group_id = ${groupId} and m.role = 0 and m.withdrawn_at is null
    order by m.invited_at, m.id`.execute(db);
  return rows;
}

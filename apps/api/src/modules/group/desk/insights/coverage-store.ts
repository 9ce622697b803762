import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** A respondent with the topics that they have an answer in. */
export interface Speaker {
  id: string;
  nickname: string;
  avatar: string | null;
  role: number;
  attributes: unknown;
  tagIds: string[];
  /** The names of their tags. */
  tags: string[];
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
    select m.id, m.nickname, m.avatar, m.role, m.attributes, m.tag_ids as "tagIds", coalesce(spoken.topics, '[]'::json) as "topicIds",
      coalesce((select json_agg(t.name order by t.name) from group_people_tags t
        where t.group_id = m.group_id and t.id = any(m.tag_ids)), '[]'::json) as tags
    from group_members m left join spoken on spoken.group_member_id = m.id
    where m.group_id = ${groupId} and m.role = 0 and m.withdrawn_at is null
    order by m.invited_at, m.id`.execute(db);
  return rows;
}

/** The targets of a group, by segment and topic: `<segment> <topic>`. */
export async function readTargets(db: Connection, groupId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('group_voice_targets')
    .select(['segment', 'topic_id', 'target'])
    .where('group_id', '=', groupId)
    .execute();
  return new Map(rows.map((row) => [`${row.segment} ${row.topic_id}`, row.target]));
}

/** Stores the target of a segment in a topic; 0 removes it. */
export async function writeTarget(
  tx: Tx,
  groupId: string,
  { topicId, segment, target }: { topicId: string; segment: string; target: number },
): Promise<void> {
  if (target === 0) {
    await tx
      .deleteFrom('group_voice_targets')
      .where('group_id', '=', groupId)
      .where('topic_id', '=', topicId)
      .where('segment', '=', segment)
      .execute();
    return;
  }
  await tx
    .insertInto('group_voice_targets')
    .values({ group_id: groupId, topic_id: topicId, segment, target })
    .onConflict((conflict) =>
      conflict
        .columns(['group_id', 'segment', 'topic_id'])
        .doUpdateSet({ target })
        .where('group_voice_targets.target', '<>', target),
    )
    .execute();
}

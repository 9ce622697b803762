import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';

/** A topic or a section that opens or closes by its schedule. */
export interface Turn {
  groupId: string;
  topicId: string;
  /** Null for a whole topic. */
  sectionId: string | null;
  opens: boolean;
}

/**
 * The turns of published groups after `since`, until `until`, by group and time. A section has turns of its own only where its
 * times differ from its topic's.
 */
export async function readTurns(
  db: Connection,
  { since, until }: { since: Date; until: Date },
): Promise<Turn[]> {
  const { rows } = await sql<Turn>`
    with topics as (
      select t.group_id, t.id, greatest(t.opens_at, g.opens_at) as opens_at, least(t.closes_at, g.closes_at) as closes_at
      from discussion_groups g
      join group_topics t on t.group_id = g.id and t.published_at is not null
      where g.published_at is not null and g.archived_at is null and g.opens_at <= ${until} and g.closes_at > ${since}
    ), turns as (
      select group_id, id as topic_id, null::uuid as section_id, opens_at, closes_at from topics
      union all
      select t.group_id, t.id, s.id, case when s.opens_at > t.opens_at then s.opens_at end,
        case when s.closes_at < t.closes_at then s.closes_at end
      from topics t join group_sections s on s.group_id = t.group_id and s.topic_id = t.id
    )
    select group_id as "groupId", topic_id as "topicId", section_id as "sectionId", edge.opens
    from turns cross join lateral (values (true, opens_at), (false, closes_at)) edge (opens, at)
    where edge.at > ${since} and edge.at <= ${until}
    order by group_id, edge.at, topic_id, section_id nulls first`.execute(db);
  return rows;
}
